/** Every sentence about passwords: for a new user, a change of one's own, and a reset of another user's. */
export const passwordMessages = {
  enterLoginPassword: "Please enter employee's Login Password.",
  reenter: 'Please re-enter Password.',
  doNotMatch: 'Passwords do not match.',

  enterOld: 'Please enter Old Password.',
  incorrectOld: 'Incorrect Old Password.',
  yours: 'Your Password',
  enterOwn: 'Please enter your own Password.',
  whyOwnForRights: 'Your own password, because this changes what someone may do.',
  whyOwnForReading: 'Your own password, because this is private. The reading is listed with your name.',
  whyOwn: 'Your own password, because this changes how someone logs in.',
  enterNew: 'Please enter New Password.',
  newDoNotMatch: 'New Password and Confirm Password do not match.',
  tooCommon: 'This password is too common. Please choose another.',
  sameAsOld: 'Please choose another password.',
  tooShort: 'The password must have at least 8 characters.',
  tooManyAttempts: 'Too many failed attempts. Wait 15 minutes, then try again.',

  chooseOwn: 'This password was given to you. Choose your own to continue.',
  confirm: 'Confirm',
  changed: 'Password Successfully updated',
  failed: 'something went wrong, try again later',
  resetTitle: 'Reset Password',
} as const;
