import { loadMessages } from '$lib/i18n/dictionary';
import { partsFor } from '$lib/i18n/parts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = ({ params, route }) =>
  loadMessages(params.locale, partsFor(route.id, (params as { game?: string }).game));
