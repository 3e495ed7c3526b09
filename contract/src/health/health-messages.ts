/** The sentences of the System Health page. Those of the checks are in the files of their group. */
export const healthMessages = {
  title: 'System Health',
  allFine: (count: number) => (count === 1 ? 'The check is fine.' : `All ${count} checks are fine.`),
  otherFine: (count: number) => (count === 1 ? 'The other check is fine.' : `The other ${count} checks are fine.`),
  attention: 'Needs Attention',
  showAll: 'Show All Checks',
  runNow: 'Run Checks Now',
  started: 'The nightly checks are running. Their results appear here.',
  dismiss: 'Dismiss',
  dismissNamed: (check: string) => `Dismiss ${check}`,
  dismissed: 'The note is dismissed for 30 days.',
  dismissedUntil: (date: string) => `Dismissed until ${date}`,
  checkedAt: (time: string) => `Checked ${time}`,
  chooseNote: 'Please choose the note to dismiss.',
  unknownCheck: 'This check does not exist.',
  onlyNotes: 'Only a note can be dismissed. Solve a warning or a problem instead.',
} as const;
