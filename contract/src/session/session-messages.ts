/** The sentences about logging in and out. */
export const sessionMessages = {
  enterMobile: 'Please enter Mobile Number.',
  invalidMobile: 'Mobile Number is invalid.',
  enterPassword: 'Please enter Password.',
  wrongLogin: 'Invalid Mobile Number or Password.',
  tooManyAttempts: 'Too many failed attempts. Wait 15 minutes, then try again.',
  tooManyToday: 'Too many failed attempts today. Log in from a browser that you use often, or ask a colleague to reset your password.',
  ended: 'Your session has ended. Log in to return to your page. Your entries are kept.',
} as const;
