/** Every sentence of the audit log. */
export const auditLogMessages = {
  noChanges: 'No changes found',
  noLogins: 'No logins found',
  /** A change of a record that altered none of the shown fields. */
  nothingShown: 'None of the shown fields has changed.',
  hidden: 'Private entries are not shown; that they have changed is.',
} as const;
