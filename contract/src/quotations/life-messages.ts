import type { ShownStatus } from './quotation-status.ts';

/** What has last been done to a quotation that is shown as this. */
const deeds: Readonly<Record<ShownStatus, string>> = {
  Void: 'made it void',
  Superseded: 'revised it',
  Lost: 'marked it lost',
  Expired: 'changed it',
  Dispatched: 'ordered it',
  'Partly Dispatched': 'ordered it',
  Ordered: 'ordered it',
  Approved: 'approved it',
  Pending: 'changed it',
};

/** Every sentence about what happens to a quotation after it is made: changed, copied, extended, lost, reopened, replaced. Dates as printed. */
export const lifeMessages = {
  /** The filter of the list. */
  status: 'Status',
  allStatuses: 'All statuses',
  /** The name of the bar, and of the button that it becomes on phones. */
  bar: 'Quotation actions',
  actions: 'Actions',
  /** The menu of what is rarely done. */
  more: 'More',
  edit: 'Edit',
  revise: 'Revise',
  restore: 'Restore as New Revision',
  restoreOf: (number: string) => `Restore as New Revision: ${number}`,
  copy: 'Copy',
  copyForOther: 'Copy for Another Customer',
  extend: 'Extend Validity',
  markLost: 'Mark Lost',
  reopen: 'Reopen',
  validUntil: 'Valid Until',
  selectValidity: 'Please select Valid Until.',
  becomesRevision: 'The quotation becomes a new revision, which has to be approved.',
  /** The reason of the revision that an extension makes. */
  extensionReason: 'Validity extended',
  extended: (date: string) => `The quotation is now valid until ${date}.`,
  extendedByRevision: (date: string) => `A revision that is valid until ${date} now waits for approval.`,
  lostReason: 'Reason',
  remark: 'Remark',
  markedLost: 'The quotation is marked lost.',
  confirmReopen: 'Confirm to Reopen',
  reopened: 'The quotation is open again.',
  /** The number of the current revision follows. */
  replacedBy: 'Replaced by',
  /** Stands for the number until it is known. */
  laterRevision: 'a later revision',
  wasValidUntil: (date: string) => `This quotation was valid until ${date}.`,
  /** Shown below a refusal. `when` is 'at 14:32' or 'on 21-11-2026 14:32'. */
  lastDeed: (name: string, shownStatus: ShownStatus, when: string) => `${name} ${deeds[shownStatus]} ${when}.`,
  reviseInstead: 'Revise Instead',
  wasLost: (reason: string) => `This quotation is marked lost: ${reason}`,
} as const;
