import { LANGUAGES, type Language } from '../../workers/registry';

export function match(param: string): param is Language {
  return (LANGUAGES as readonly string[]).includes(param);
}
