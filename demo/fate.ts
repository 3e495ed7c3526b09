/** Decides what has become of a quotation by today. Days count from the first day of the calendar. */
import type { Chance } from './chance.ts';

export interface Fate {
  readonly approvedOn: number | undefined;
  readonly voidedOn: number | undefined;
  readonly orderedOn: number | undefined;
  /** The dispatches in order of days: the index of the line, the day and the number of pieces. */
  readonly outgoing: readonly { readonly line: number; readonly day: number; readonly quantity: number }[];
}

/** Decides the fate of a quotation from the quantities of its lines. Leaves out what would happen after `today`. */
export function decideFate(chance: Chance, made: number, today: number, quantities: readonly number[]): Fate {
  const until = (day: number) => (day <= today ? day : undefined);
  const nothing: Fate = { approvedOn: undefined, voidedOn: undefined, orderedOn: undefined, outgoing: [] };
  const decidedOn = until(made + chance.int(0, 12));
  const verdict = chance.next();
  if (decidedOn === undefined || verdict > 0.9) return nothing;
  if (verdict > 0.8) return { ...nothing, voidedOn: decidedOn };
  const orderedOn = until(decidedOn + chance.int(0, 12));
  const choice = chance.next();
  if (choice > 0.95) return { ...nothing, approvedOn: decidedOn, voidedOn: until(decidedOn + chance.int(1, 30)) };
  if (orderedOn === undefined || choice > 0.55) return { ...nothing, approvedOn: decidedOn };
  return { approvedOn: decidedOn, voidedOn: undefined, orderedOn, outgoing: decideDispatch(chance, orderedOn, today, quantities) };
}

function decideDispatch(chance: Chance, orderedOn: number, today: number, quantities: readonly number[]): Fate['outgoing'] {
  const parts = chance.happens(0.6) ? 1 : chance.int(2, 3);
  const isStuck = chance.happens(0.08);
  const start = orderedOn + chance.int(2, 25);
  const left = [...quantities];
  const outgoing = [];
  for (let part = 0; part < parts; part++) {
    const isLast = part === parts - 1;
    if (isLast && isStuck) break;
    const day = start + part * chance.int(5, 18);
    for (const [line, rest] of left.entries()) {
      const quantity = isLast ? rest : Math.min(rest, chance.int(0, Math.ceil(rest / 2)));
      left[line] = rest - quantity;
      if (quantity > 0) outgoing.push({ line, day, quantity });
    }
  }
  return outgoing.filter(({ day }) => day <= today).toSorted((a, b) => a.day - b.day || a.line - b.line);
}
