/** The state of a receipt by its cheque, and which dates may follow it (PAY-11). */
export const chequeStates = ['Void', 'Bounced', 'Cleared', 'Deposited', 'Post-dated', 'In Hand'] as const;
export type ChequeState = (typeof chequeStates)[number];

/** The dates of a cheque: YYYY-MM-DD, blank for none. */
export interface ChequeDates {
  readonly depositedOn: string;
  readonly clearedOn: string;
  readonly bouncedOn: string;
}

interface Cheque extends ChequeDates {
  readonly isVoid: boolean;
  readonly receivedOn: string;
  readonly chequeDate: string;
}

/** The state on a day: the first that holds. */
export function chequeStateOf(
  { isVoid, bouncedOn, clearedOn, depositedOn, chequeDate }: Omit<Cheque, 'receivedOn'>,
  today: string,
): ChequeState {
  if (isVoid) return 'Void';
  if (bouncedOn !== '') return 'Bounced';
  if (clearedOn !== '') return 'Cleared';
  if (depositedOn !== '') return 'Deposited';
  return chequeDate > today ? 'Post-dated' : 'In Hand';
}

/**
 * Whether a cheque may go from one set of dates to another on a day: in their order, none after the day, cleared or bounced but not both. A
 * post-dated cheque is not deposited before its date; one that was cleared or bounced only goes back by taking that date out.
 */
export function chequeMayChange(cheque: Cheque, to: ChequeDates, today: string): boolean {
  const { depositedOn, clearedOn, bouncedOn } = to;
  if (clearedOn !== '' && bouncedOn !== '') return false;
  const ended = clearedOn + bouncedOn;
  const given = [cheque.receivedOn, depositedOn, ended].filter((day) => day !== '');
  if (given.some((day, index) => day > today || day < (given[index - 1] ?? ''))) return false;
  const changes = (key: keyof ChequeDates) => to[key] !== cheque[key];
  switch (chequeStateOf(cheque, today)) {
    case 'Void':
    case 'Post-dated':
      return false;
    case 'In Hand':
    case 'Deposited':
      return true;
    case 'Cleared':
      return !changes('depositedOn') && bouncedOn === '';
    case 'Bounced':
      return !changes('depositedOn') && clearedOn === '' && bouncedOn === '';
  }
}
