import { loadMessages } from '$lib/i18n/dictionary';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = ({ params }) => loadMessages(params.locale);
