/** Every sentence of the audit log. */
export const auditLogMessages = {
  noChanges: 'No changes found.',
  noLogins: 'No logins found.',
  /** A change of a record that altered none of the shown fields. */
  nothingShown: 'None of the fields shown here has changed.',
  hidden: 'Private entries have changed. Their contents are not shown.',
} as const;
