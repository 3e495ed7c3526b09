/** The sentences about settings. */
export const settingMessages = {
  unknown: 'This setting does not exist.',
  wrongValue: 'This value is not possible for the setting.',
} as const;
