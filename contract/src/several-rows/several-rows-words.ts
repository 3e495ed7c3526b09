/** The words of a list in which several rows can be selected. */
export const severalRowsWords = {
  select: 'Select',
  cancel: 'Cancel',
  selectRow: (name: string) => `Select ${name}`,
  allFound: (total: number) => `All ${total} found`,
  firstFound: (most: number) => `First ${most} found`,
  selected: (count: number) => `${count} selected`,
  others: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  allOf: (action: string) => `${action} All`,
  /** Below the question about rows of which none was ticked. */
  appliesToAll: 'No row is selected. This applies to all that the list has found.',
  noneFits: 'There is no row here for which this can be done.',
  countOf: (action: string, count: number) => `${action} ${count}`,
  done: (count: number, done: string) => `${count} ${done}.`,
  doneAndNot: (count: number, done: string, others: number) => `${count} ${done}, ${others} not.`,
  stayTicked: 'They are still selected.',
  name: 'Name',
  isDone: 'Done',
  reason: 'Reason',
  resultFile: 'result.csv',
} as const;
