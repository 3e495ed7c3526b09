/** Sentences about a submit whose answer was lost: the server may have carried it out. */
export const unansweredMessages = {
  repeat: 'It is not known whether this submit was saved. Submit it again: nothing is saved twice.',
  changed: 'It is not known whether your last submit was saved. Check this before you submit other entries.',
} as const;
