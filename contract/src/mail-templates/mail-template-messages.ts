/** Every sentence of the mail templates. */
export const mailTemplateMessages = {
  title: 'Mail Templates',
  /** The documented letter, which comes with the panel and cannot be changed. */
  letter: 'Follow-up',
  letterStays: 'The letter ‘Follow-up’ comes with the panel and cannot be changed.',
  formTitle: 'Mail Template Details',
  add: 'Add Mail Template',
  update: 'Update Mail Template',
  enterName: 'Please enter Name.',
  invalidStep: 'Please select a step from 1 to 4.',
  enterSubject: 'Please enter Subject.',
  enterText: 'Please enter Text.',
  unknownPlaceholder: (placeholder: string) => `Unknown placeholder ${placeholder}.`,
  added: 'Mail template successfully added.',
  updated: 'Mail template successfully updated.',
  deleted: 'Mail template successfully deleted.',
  present: 'Mail template already present.',
  notFound: 'This mail template does not exist or has been deleted.',
  noneFound: 'No mail templates found.',
  confirmDeleteTitle: 'Confirm to Delete',
  confirmDelete: 'Are you sure you want to delete the mail template.',
  /** The choices of a step, by its number; the first is none. */
  stepNames: ['No step', 'Step 1', 'Step 2', 'Step 3', 'Step 4'],
  stepHint: 'A deal at this step begins with it.',
  placeholders: (names: readonly string[]) => `Placeholders: ${names.map((name) => `{${name}}`).join(' ')}`,
} as const;
