/** The sentences of My Account. */
export const accountMessages = {
  title: 'My Account',
  password: 'Password',
  passwordHint: 'A change ends your sessions in all other browsers.',
  signIns: 'Sign-ins',
  notices: 'Notices',
  thisBrowser: 'This browser',
  end: 'End',
  endSession: (device: string) => `End the session of ${device}`,
  endOthers: 'End All Others',
  lastSeen: (time: string) => `Last used ${time}`,
  since: (time: string, address: string) => (address === '' ? `Since ${time}` : `Since ${time}, from ${address}`),
  mailTo: (address: string) => `To ${address}`,
  noMail: 'The panel cannot send mail yet. Ask an Administrator to set up the mail server.',
  noAddress: 'Your record has no office e-mail.',
} as const;
