/** Decides what has become of a quotation by today. Days count from the first day of the calendar. */
import type { SeededRandom } from './seeded-random.ts';

export interface QuotationOutcome {
  readonly approvedOn: number | undefined;
  readonly voidedOn: number | undefined;
  readonly orderedOn: number | undefined;
  /** The dispatches in order of days: the index of the line, the day and the number of pieces. */
  readonly outgoing: readonly { readonly line: number; readonly day: number; readonly quantity: number }[];
}

/** Decides the outcome of a quotation from the quantities of its lines. Leaves out what would happen after `today`. */
export function decideOutcome(random: SeededRandom, made: number, today: number, quantities: readonly number[]): QuotationOutcome {
  const until = (day: number) => (day <= today ? day : undefined);
  const nothing: QuotationOutcome = { approvedOn: undefined, voidedOn: undefined, orderedOn: undefined, outgoing: [] };
  const decidedOn = until(made + random.int(0, 12));
  const verdict = random.next();
  if (decidedOn === undefined || verdict > 0.9) return nothing;
  if (verdict > 0.8) return { ...nothing, voidedOn: decidedOn };
  const orderedOn = until(decidedOn + random.int(0, 12));
  const choice = random.next();
  if (choice > 0.95) return { ...nothing, approvedOn: decidedOn, voidedOn: until(decidedOn + random.int(1, 30)) };
  if (orderedOn === undefined || choice > 0.55) return { ...nothing, approvedOn: decidedOn };
  return { approvedOn: decidedOn, voidedOn: undefined, orderedOn, outgoing: decideDispatch(random, orderedOn, today, quantities) };
}

function decideDispatch(
  random: SeededRandom,
  orderedOn: number,
  today: number,
  quantities: readonly number[],
): QuotationOutcome['outgoing'] {
  const parts = random.happens(0.6) ? 1 : random.int(2, 3);
  const isStuck = random.happens(0.08);
  const start = orderedOn + random.int(2, 25);
  const left = [...quantities];
  const outgoing = [];
  for (let part = 0; part < parts; part++) {
    const isLast = part === parts - 1;
    if (isLast && isStuck) break;
    const day = start + part * random.int(5, 18);
    for (const [line, rest] of left.entries()) {
      const quantity = isLast ? rest : Math.min(rest, random.int(0, Math.ceil(rest / 2)));
      left[line] = rest - quantity;
      if (quantity > 0) outgoing.push({ line, day, quantity });
    }
  }
  return outgoing.filter(({ day }) => day <= today).toSorted((a, b) => a.day - b.day || a.line - b.line);
}
