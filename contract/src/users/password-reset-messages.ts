/** Every sentence about the reset of a forgotten password by mail. */
export const passwordResetMessages = {
  sent: 'If this number is registered, a link has been sent to its office e-mail.',
  notSetUp: 'Set PUBLIC_URL and a mail server to use this.',
  tooMany: 'Too many requests. Please try again later.',
  notValid: 'This link is no longer valid. Please request a new one.',
  changed: 'Your password was changed.',
  mailFailed: 'A link for a forgotten password could not be mailed. Check the mail server.',

  subject: (brand: string) => `Choose a new password for ${brand}`,
  /** The mail with the link, which works for `minutes`. */
  mail: (name: string, link: string, minutes: number) =>
    `Hello ${name},\n\nSomeone has asked for a new password for your login. To choose one, open this link within ${minutes} minutes:\n\n${link}\n\n` +
    'If it was not you, do nothing. Your password stays as it is.\n',
  changedSubject: (brand: string) => `Your password for ${brand} was changed`,
  changedText: (name: string, time: string) =>
    `Hello ${name},\n\nYour password was changed.\n\nIt was changed at ${time} by a link from this mailbox. All sessions have ended. ` +
    'If it was not you, ask an Administrator at once.\n',
  byLink: (name: string) => `${name} has set a new password by a link from their office e-mail.`,
} as const;
