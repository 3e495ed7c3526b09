/** The words of a list in which several rows can be selected. */
export const severalRowsWords = {
  select: 'Select',
  cancel: 'Cancel',
  selectRow: (name: string) => `Select ${name}`,
  allFound: (total: number) => `All ${total} found`,
  firstFound: (most: number) => `First ${most} found`,
  selected: (count: number) => `${count} selected`,
  others: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  allOf: (action: string, total: number) => `${action} all ${total}`,
  countOf: (action: string, count: number) => `${action} ${count}`,
  done: (count: number, done: string) => `${count} ${done}.`,
  doneAndNot: (count: number, done: string, others: number) => `${count} ${done}, ${others} not.`,
  stayTicked: 'They are still selected.',
  name: 'Name',
  isDone: 'Done',
  reason: 'Reason',
  resultFile: 'result.csv',
} as const;
