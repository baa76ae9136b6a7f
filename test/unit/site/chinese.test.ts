import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HALF_WIDTH } from '../../content/wording';

const root = 'site/messages';
const folders = [
  root,
  ...readdirSync(root, { withFileTypes: true }).flatMap((f) => (f.isDirectory() ? join(root, f.name) : [])),
];

/** Characters an older standard of one script has: Big5 knows no simplified ones, GB 2312 no traditional ones. */
function repertoire(encoding: string, leads: [number, number], trails: [number, number][]): Set<string> {
  const decoder = new TextDecoder(encoding);
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (const [from, to] of trails) for (let trail = from; trail <= to; trail++) bytes.push(lead, trail);
  return new Set(decoder.decode(new Uint8Array(bytes)));
}

const SCRIPTS = {
  'zh-Hant': repertoire(
    'big5',
    [0xa4, 0xf9],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  ),
  // 瞭 came back into the script after that standard, in 1986.
  'zh-Hans': repertoire('gb2312', [0xb0, 0xf7], [[0xa1, 0xfe]]).add('瞭'),
} as const;

/** Words for which the glossaries and the rest of the site have another one, which stands beside them. */
const OTHER_WORDS = {
  'zh-Hant': /步數|走法|概率|信息|默認|文件夾|視頻|敗著|不精確|級別|此裝置|洩漏/,
  'zh-Hans': /步数|走法|机率|资讯|预设|档案|网路|败着|不精确|级别|此设备|泄漏|注解/,
} as const;

describe.each(['zh-Hant', 'zh-Hans'] as const)('the messages in %s', (locale) => {
  const entries = folders.flatMap((folder) =>
    Object.entries(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Record<string, unknown>).map(
      ([key, said]) => [key, typeof said === 'string' ? said : JSON.stringify(said)] as const,
    ),
  );
  const failing = (wrong: (said: string) => boolean) => entries.filter(([, said]) => wrong(said));

  test('keep to their script', () => {
    const known = SCRIPTS[locale];
    expect(known.size).toBeGreaterThan(6000);
    const strange = (said: string) => (said.match(/\p{Script=Han}/gu) ?? []).some((sign) => !known.has(sign));
    expect(failing(strange)).toEqual([]);
  });

  test('have full-width punctuation, and a blank beside Latin words', () => {
    expect(failing((said) => HALF_WIDTH.test(said) || /\p{Script=Han} ?\(|…(?!…)(?<!……)/u.test(said))).toEqual([]);
  });

  test('call one thing by one name', () => {
    expect(failing((said) => OTHER_WORDS[locale].test(said))).toEqual([]);
  });
});
