/** Every sentence of the terms area. */
export const termMessages = {
  selectCategory: 'Please select Category.',
  enterDescription: 'Please enter description.',
  added: 'Term successfully added.',
  updated: 'Term successfully updated.',
  deleted: 'Term successfully deleted.',
  present: 'Term already present.',
  confirmDeleteTitle: 'Confirm to Delete',
  confirmDelete: 'Are you sure you want to delete the term.',
  /** The text in the specification begins with a blank. */
  noneFound: ' No Terms Available',
  notFound: 'This term does not exist or has been deleted.',
} as const;
