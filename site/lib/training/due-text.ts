import { getLocale } from '$lib/i18n/locale';
import { m } from '$lib/paraglide/messages';
import type { Time } from '$lib/progress/schema';
import { dayOf } from './days';

/** When something is due again: `due again tomorrow`, `in 5 days`. */
export function dueText(due: Time, now: Time = Date.now()): string {
  const days = dayOf(due) - dayOf(now);
  const when = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' }).format(Math.max(0, days), 'day');
  return m.course_due_again({ when });
}
