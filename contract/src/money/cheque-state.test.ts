import { expect, test } from 'vitest';
import { chequeMayChange, chequeStateOf, type ChequeDates, type ChequeState } from './cheque-state.ts';

const today = '2026-11-21';
const none: ChequeDates = { depositedOn: '', clearedOn: '', bouncedOn: '' };
const deposited = { ...none, depositedOn: '2026-11-19' };

const cheques = {
  'Post-dated': { ...none, chequeDate: '2026-11-22' },
  'In Hand': { ...none, chequeDate: '2026-11-18' },
  Deposited: { ...deposited, chequeDate: '2026-11-18' },
  Cleared: { ...deposited, clearedOn: '2026-11-20', chequeDate: '2026-11-18' },
  Bounced: { ...deposited, bouncedOn: '2026-11-20', chequeDate: '2026-11-18' },
} satisfies Partial<Record<ChequeState, ChequeDates & { chequeDate: string }>>;

/** The dates that are sent, and the state that follows; undefined where they are refused. */
test.each<[keyof typeof cheques, Partial<ChequeDates>, ChequeState | undefined]>([
  ['Post-dated', { depositedOn: today }, undefined],
  ['Post-dated', { clearedOn: today }, undefined],
  ['Post-dated', { bouncedOn: today }, undefined],
  ['In Hand', { depositedOn: today }, 'Deposited'],
  ['In Hand', { clearedOn: today }, 'Cleared'],
  ['In Hand', { bouncedOn: today }, 'Bounced'],
  ['Deposited', { depositedOn: '2026-11-20' }, 'Deposited'],
  ['Deposited', { clearedOn: today }, 'Cleared'],
  ['Deposited', { bouncedOn: today }, 'Bounced'],
  ['Cleared', { depositedOn: '2026-11-20' }, undefined],
  ['Cleared', { clearedOn: today }, 'Cleared'],
  ['Cleared', { clearedOn: '' }, 'Deposited'],
  ['Cleared', { bouncedOn: today }, undefined],
  ['Cleared', { clearedOn: '', bouncedOn: today }, undefined],
  ['Bounced', { depositedOn: '2026-11-20' }, undefined],
  ['Bounced', { clearedOn: today }, undefined],
  ['Bounced', { bouncedOn: '', clearedOn: today }, undefined],
  ['Bounced', { bouncedOn: '' }, 'Deposited'],
])('a cheque that is %s takes %o: %s (PAY-11)', (state, sent, after) => {
  const cheque = { ...cheques[state], isVoid: false, receivedOn: '2026-11-18' };
  expect(chequeStateOf(cheque, today)).toBe(state);
  const to = { ...none, depositedOn: cheque.depositedOn, clearedOn: cheque.clearedOn, bouncedOn: cheque.bouncedOn, ...sent };
  expect(chequeMayChange(cheque, to, today) ? chequeStateOf({ ...cheque, ...to }, today) : undefined).toBe(after);
});
