/** The sentences about the sessions of a user, and the notices and mails about their login. */
export const signInMessages = {
  notFound: 'This session has ended already.',
  unknownDevice: 'Another program',
  ended: 'The session has ended.',
  othersEnded: 'All other sessions have ended.',
  none: 'No other sessions.',
  userEnded: (name: string) => `All sessions of ${name} have ended.`,
  confirmUserEnd: 'They are logged out everywhere and can log in again. What they have not saved is lost.',
  whatSessionsAre: 'These browsers are logged in as you. End a session that you do not recognise, then change your password.',
  whatNoticesAre: 'A login from a browser that you have not used before appears in the bell.',
  mailMe: 'Mail me about new sign-ins',

  /** The notice about a login in a new browser. `time` is in the office's time. */
  newSignIn: (device: string, time: string, address: string) =>
    `New sign-in: ${device}, ${time}, ${address}. If this was not you, change your password and end the session.`,
  newSignInSubject: (brand: string) => `New sign-in to ${brand}`,

  wasReset: (by: string) => `${by} has reset your password.`,
  reset: (by: string, whose: string) => `${by} has reset the password of ${whose}.`,
  rightsChanged: (by: string) => `${by} has changed your rights.`,
  changedRights: (by: string, whose: string) => `${by} has changed the rights of ${whose}.`,
  sessionsEnded: (by: string) => `${by} has ended your sessions.`,

  contactChangedSubject: (brand: string) => `Your login to ${brand} has changed`,
  /** The mail to the old and the new address of a user whose official number or address has changed. */
  contactChanged: (name: string, by: string, changes: readonly string[]) =>
    `Hello ${name},\n\n${by} has changed your record:\n${changes.join('\n')}\n\nIf this is not right, ask an Administrator at once.\n`,
  changeOf: (label: string, before: string, after: string) => `${label}: ${before || 'none'} is now ${after || 'none'}`,
  greeting: (name: string, sentence: string) => `Hello ${name},\n\n${sentence}\n`,
} as const;
