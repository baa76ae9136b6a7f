import { m } from '$lib/paraglide/messages';
import type { FileProblem } from '$lib/progress/transfer';

const SAY: Readonly<Record<FileProblem['problem'], (about: { where: string; found: string }) => string>> = {
  'too-large': () => m.import_too_large(),
  'not-json': m.import_not_json,
  'not-ours': m.import_not_ours,
  newer: ({ found }) => m.import_newer({ found }),
  'not-a-list': m.import_not_a_list,
  'bad-record': m.import_bad_record,
};

/** What is wrong with an import file, in the visitor's language. */
export function describe({ problem, where, found }: FileProblem): string {
  return SAY[problem]({ where: where || '?', found });
}
