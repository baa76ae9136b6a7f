import type { RuleSection } from '$lib/content/rules';

const plain = (text: string) => text.toLowerCase().normalize('NFKC');

/** Sections with the rules whose id or text holds every word of the query; a section whose title does is kept whole. */
export function search(sections: readonly RuleSection[], query: string): RuleSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  return sections
    .map((section) => {
      const rules = has(section.title) ? section.rules : section.rules.filter((rule) => has(`${rule.id} ${rule.text}`));
      return { ...section, rules };
    })
    .filter((section) => section.rules.length > 0);
}

/** Cuts a text into stretches that match a word of the query and stretches that do not. */
export function highlight(text: string, query: string): { text: string; hit: boolean }[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, hit: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
