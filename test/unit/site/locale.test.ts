import { expect, test } from 'vitest';
import { closest } from '../../../site/lib/i18n/closest';

test.each([
  ['en-GB', 'en'],
  ['pl', 'pl'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-MO', 'zh-Hant'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['PL-pl', 'pl'],
  ['de-AT', null],
  ['', null],
])('a browser that asks for %s gets %s', (tag, locale) => expect(closest(tag)).toBe(locale));
