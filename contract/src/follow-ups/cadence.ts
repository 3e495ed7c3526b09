/** When to speak to a customer next: the steps of a cadence. Dates are YYYY-MM-DD in India. */
import { addDays } from '../platform/dates.ts';

/** The days between the steps of each cadence: from the approval to the first, then from each call to the next. */
const cadenceDays = {
  Standard: [3, 7, 14, 30],
  Close: [1, 3, 7, 14],
  Slow: [30, 60, 90],
  None: [],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Cadence = keyof typeof cadenceDays;

/** The cadences in the order in which a screen offers them. */
export const cadences = ['Standard', 'Close', 'Slow', 'None'] as const satisfies readonly Cadence[];

/** How many steps a cadence has. */
export function stepsOf(cadence: Cadence): number {
  return cadenceDays[cadence].length;
}

/** A step of a cadence: its number from 1, and its day. After the last step the day is blank and the number is one more than there are. */
export interface CadenceStep {
  readonly stage: number;
  readonly nextOn: string;
}

/** The first step, as an approval on this day sets it. */
export function firstStep(cadence: Cadence, today: string): CadenceStep {
  return stepAt(cadence, 1, today);
}

/** The step after `stage`, counted from the day of the call. 0 is the stage before the first step. */
export function nextStep(cadence: Cadence, stage: number, today: string): CadenceStep {
  return stepAt(cadence, stage + 1, today);
}

function stepAt(cadence: Cadence, stage: number, from: string): CadenceStep {
  const days: readonly number[] = cadenceDays[cadence];
  const wait = days[stage - 1];
  if (wait === undefined) return { stage: days.length + 1, nextOn: '' };
  return { stage, nextOn: workingDay(addDays(from, wait)) };
}

/** The next working day. */
export function tomorrow(today: string): string {
  return workingDay(addDays(today, 1));
}

/** A Sunday becomes the Monday after it. */
function workingDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 0 ? addDays(date, 1) : date;
}

/** How many whole days a date is over; 0 when it is today, to come, or blank. */
export function overdueDays(nextOn: string, today: string): number {
  return nextOn === '' || nextOn >= today ? 0 : Math.round((Date.parse(today) - Date.parse(nextOn)) / 86_400_000);
}
