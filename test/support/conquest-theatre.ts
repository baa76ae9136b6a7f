import type { Border, Force, Front, Land, Theatre } from '../../workers/games/conquest/battle/theatre';
import { NO_TROOPS, troops } from '../../workers/games/conquest/battle/troops';

/** Borders of the map among the lands that the reference cases play in; `~` is a sea border. */
const BORDERS = [
  'NAF-EGY',
  'NAF-CON',
  'NAF-EAF',
  'EGY-EAF',
  'EGY-MEA',
  'CON-EAF',
  'NAF~BRA',
  'MEA~EAF',
  'EGY~SEU',
  'NAF~SEU',
  'MEA-SEU',
];

const SEATS = 'RBGYP';
const seat = (letter: string) => SEATS.indexOf(letter);

/** A theatre of the lands of a position in the notation of the rules (section 4.1), R on turn; and where each land is. */
export function theatreOf(
  line: string,
  more: Partial<Theatre> = {},
): { theatre: Theatre; at: (code: string) => number } {
  const items = line.split(' ').map((item) => item.split('=') as [string, string]);
  const named = items.filter(([name]) => !name.includes('~')).map(([name]) => name.slice(0, 3));
  const at = (code: string) => {
    const index = named.indexOf(code);
    if (index < 0) throw new Error(`no land ${code} in "${line}"`);
    return index;
  };
  const lines = BORDERS.map((border) => ({ codes: border.split(/[-~]/), sea: border.includes('~') })).filter(
    ({ codes }) => codes.every((code) => named.includes(code)),
  );
  const fronts = lines.map(() => [] as unknown as [Front?, Front?]);
  const lands: Land[] = [];
  const forces: Force[] = [];
  const borderOf = (a: string, b: string) => lines.findIndex(({ codes }) => codes.includes(a) && codes.includes(b));
  for (const [name, value] of items) {
    const [owner = '', rest = ''] = value.includes(':') ? value.split(':', 1).concat(value.slice(2)) : ['', value];
    if (name.includes('~')) {
      const [, port, coast, marks] = /^(\w+)~(\w+)([*!]*)/.exec(name)! as unknown as [string, string, string, string];
      const [front = '-', rear = '-'] = rest.split('+');
      const where = { border: borderOf(port, coast), port: at(port), owner: seat(owner) };
      const state = { ashore: marks.includes('*'), alerted: marks.includes('!') };
      forces.push({ ...where, front: troops(front), rear: troops(rear), ...state });
      continue;
    }
    const [rear = '-', ...groups] = rest.split('/');
    const flags = name.slice(3);
    lands.push({
      ...(owner ? { owner: seat(owner) } : {}),
      rear: troops(rear),
      city: /[ck]/.test(flags),
      airfield: flags.includes('a'),
      taken: /[tf]/.test(flags),
    });
    for (const group of groups) {
      const [to = '', divisions = '-'] = group.split(':');
      const border = borderOf(name.slice(0, 3), to.slice(0, 3));
      const side = lines[border]!.codes.indexOf(name.slice(0, 3));
      fronts[border]![side] = {
        group: troops(divisions),
        across: to.includes('*'),
        alerted: to.includes('!'),
      };
    }
  }
  const borders: Border[] = lines.map(({ codes, sea }, index) => ({
    lands: [at(codes[0]!), at(codes[1]!)],
    sea,
    fronts: [fronts[index]![0] ?? { group: NO_TROOPS }, fronts[index]![1] ?? { group: NO_TROOPS }],
  }));
  return { theatre: { lands, borders, forces, ...more }, at };
}
