import { dashedDate } from '../platform/dates.ts';
import { callVerbs } from './call-verbs.ts';
import type { CallType } from './sales-call-entry.ts';

/** Every sentence of the due list and its calls. */
export const dueMessages = {
  title: 'Follow Ups',
  tabs: { Today: 'Today', Week: 'Week', Expiring: 'Expiring', None: 'No next date', All: 'All' },
  views: 'Which follow-ups',
  whose: 'Whose follow-ups',
  mine: 'Mine',
  everybody: 'Everybody',
  /** What an empty list shows. */
  nothingDue: {
    Today: 'Nothing is due today.',
    Week: 'Nothing is due within a week.',
    Expiring: 'No quotation expires within a week.',
    None: 'Every open deal has a next date.',
    All: 'There are no open deals.',
  },
  panel: 'Call',
  enterOutcome: (number: string) => `Enter the outcome of ${number}`,
  snoozeOne: (number: string) => `Move ${number} to tomorrow`,
  since: (days: number) => `since ${days} ${days === 1 ? 'day' : 'days'}`,
  /** The number beside the menu. */
  badge: (count: number) => (count > 99 ? '99+' : String(count)),
  noDate: 'No next date',
  /** The step of a cadence with `steps` steps. */
  step: (stage: number, steps: number) => (stage > 0 && stage <= steps ? `${stage} of ${steps}` : ''),
  nextDateOutOfRange: 'Please select a date within the next year.',
  dealDecided: 'This deal is no longer open.',
  dealOfOther: 'This deal belongs to another customer.',
  mailUnknown: 'This mail does not belong to the deal.',
  saved: 'Call successfully added.',
  addCall: 'Add Call',
  selectOutcome: 'Please select the outcome.',
  callUnknown: 'This call does not exist.',
  callSettled: 'This call can no longer be taken back.',
  undo: 'Undo',
  takenBack: 'The call is taken back.',
  /** Leads back to a call that could not be saved. */
  open: 'Open',
  moved: (date: string) => `The next date is ${dashedDate(date)}.`,
  changed: 'Follow-up successfully updated.',
  outcome: 'Outcome',
  callType: 'Call Type',
  description: 'Description',
  nextDate: 'Next Date',
  lastOutcomes: 'Last Outcomes',
  noCalls: 'No call has been entered yet.',
  revise: 'Revise',
  markLost: 'Mark Lost',
  generateOrder: 'Generate Order',
  mail: 'Mail',
  whatsApp: 'WhatsApp',
  didYouSend: 'Did you send it?',
  save: 'Save',
  snooze: 'Tomorrow',
  done: 'Done',
  call: 'Call',
  changeFollowUp: 'Change Follow-up',
  cadence: 'Cadence',
  owner: 'Owner',
  noOwner: 'No Owner',
  expectedMonth: 'Expected Month',
  noMonth: 'Not known',
  invalidMonth: 'Please select a month.',
  steps: { Standard: '3, 7, 14, 30 days', Close: '1, 3, 7, 14 days', Slow: '30, 60, 90 days', None: 'no dates' },
  openCall: 'Open the call of the row',
  enterNote: 'Description; Enter leads back to the outcomes',
  keys: 'Keys: ↑ ↓ row, Enter opens it, 1 to 6 save the outcome, N description, M mail, W WhatsApp, S tomorrow, Esc close',
} as const;

const followUps = (count: number) => (count === 1 ? '1 follow-up' : `${count} follow-ups`);

/** The words for several follow-ups. */
export const dueSeveral = {
  toTomorrow: 'Postpone',
  move: (count: number, nextOn: string) => `Move ${followUps(count)} to ${dashedDate(nextOn)}?`,
  moved: 'moved',
  toDay: 'Move',
  moveToDay: (count: number) => `Move ${followUps(count)} to another day?`,
  selectDay: 'Please select the next date.',
  toOwner: 'Hand Over',
  handOver: (count: number) => `Hand over ${followUps(count)}?`,
  handedOver: 'handed over',
  selectOwner: 'Please select the owner.',
} as const;

interface CallInHistory {
  readonly callType: CallType;
  readonly outcome: string;
  /** The contact person, or the company. */
  readonly name: string;
  readonly description: string;
  readonly nextOn: string;
}

/** `Next: 25-11-2026`; blank for no date. */
export function nextDateText(nextOn: string): string {
  return nextOn === '' ? '' : `Next: ${dashedDate(nextOn)}`;
}

/** What the history of a record says of follow-ups, after the name of the user. */
export const followUpHistory = {
  called: ({ callType, outcome, name, description, nextOn }: CallInHistory) =>
    [`${callVerbs[callType]} ${name}: ${outcome}.`, description, nextDateText(nextOn)].filter(Boolean).join(' '),
  tookBack: (outcome: string, name: string) => `took back the call of ${name}: ${outcome}.`,
  changed: (number: string, changes: readonly string[]) => `changed the follow-up of ${number}: ${changes.join(', ')}`,
  nextDate: (nextOn: string) => (nextOn === '' ? 'no next date' : `next date ${dashedDate(nextOn)}`),
  cadence: (cadence: string) => `cadence ${cadence}`,
  owner: (name: string) => `owner ${name}`,
  expectedMonth: (month: string) => (month === '' ? 'no expected month' : `expected ${dashedDate(month)}`),
} as const;
