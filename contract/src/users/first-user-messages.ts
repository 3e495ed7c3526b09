/** Every sentence about the first user, until they have entered who they are. */
export const firstUserMessages = {
  title: 'Who Are You?',
  why: (nickname: string, name: string) =>
    `The installation has made this user. Until you enter who you are, numbers of quotations begin with ${nickname}, and papers name ${name}.`,
  nicknameHint: 'Two or three letters: the numbers of your quotations begin with them.',
  mobileHint: 'You log in with it, and papers show it.',
  passwordHint: 'A new one, of your own. You stay logged in.',
  save: 'Save My Details',
  saved: 'Your details are saved.',
  complete: 'These details are complete already. Change them in the User List.',
  onPaper: (nickname: string, preparer: string) =>
    `The number of this quotation will begin with ${nickname}, and the paper will name ${preparer}. Enter who you are first.`,
  toDashboard: 'Enter My Details',
} as const;
