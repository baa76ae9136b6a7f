/** The languages of card texts, each loaded only when it is asked for. */
import type { Language } from '../../../registry';
import type { Tongue } from './tongue';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Tongue }>>> = {
  en: () => import('./en'),
  'zh-Hant': () => import('./zh-Hant'),
  'zh-Hans': () => import('./zh-Hans'),
  pl: () => import('./pl'),
};

export const loadTongue = async (language: Language): Promise<Tongue> => (await LOADERS[language]()).default;
