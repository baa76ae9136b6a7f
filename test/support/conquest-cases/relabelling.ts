const COLOURS = 'RBGYP';

/**
 * A line in which every player has become another one, seats and colours together: `to` has at each seat the colour of who
 * sat there. Its items are not in their order.
 */
export function relabelled(line: string, to: string): string {
  const other = (colour: string): string => to[COLOURS.indexOf(colour)] ?? colour;
  const swap = (text: string): string => text.replace(/[RBGYP]/g, other);
  return line
    .split(' ')
    .map((text) => {
      if (text.startsWith('@')) return text.replace(/^@./, swap);
      if (text.startsWith('>')) return moment(text, swap);
      if (!/^[A-Z]{3}/.test(text)) return text;
      return text.replace(/^(.{3}[a-z]*k)([RBGYP])/, (_, code: string, colour: string) => code + other(colour)).replace(/=[RBGYP]:/, swap); // prettier-ignore
    })
    .join(' ');
}

/** The arguments of a node that name a player: who decides in a battle, and the partner of a trade. */
const DECIDER = /^(2(?:fall-back|bring-up):.*,|\d(?:answer|offer-for):[A-Z]{3},)([RBGYP])/;

function moment(text: string, swap: (text: string) => string): string {
  const [, on, node, round, order, continents] = /^>=([^/]+)\/(.+)\/(\d+)\/([RBGYP]+)\/([-\d]+)$/.exec(text)!;
  const renamed = node!.replace(DECIDER, (_, head: string, who: string) => head + swap(who));
  return `>=${swap(on!)}/${renamed}/${round}/${swap(order!)}/${continents}`;
}

/** An action in the words of the relabelled game. */
export const relabelledAction = (action: string, to: string): string =>
  action.replace(
    /^(first|offer-to) ([RBGYP])$/,
    (_, verb: string, who: string) => `${verb} ${to[COLOURS.indexOf(who)]}`,
  );
