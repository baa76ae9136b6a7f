/** What a fragment such as `#a=…` names: one key and its value. */
export interface Fragment {
  key: string;
  value: string;
}

/** null for an empty fragment and for plain anchors without a key. */
export function readFragment(hash: string): Fragment | null {
  const match = /^#?([a-z]+)=(.*)$/s.exec(hash);
  if (!match) return null;
  return { key: match[1]!, value: match[2]! };
}

export const writeFragment = ({ key, value }: Fragment): string => `#${key}=${value}`;

/** Percent signs in a fragment that an other program put there; text that is no such code stays what it is. */
export function plain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
