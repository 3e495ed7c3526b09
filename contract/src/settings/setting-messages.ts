/** The sentences about settings. */
export const settingMessages = {
  unknown: 'This setting does not exist.',
  wrongValue: 'This setting cannot have this value.',
} as const;
