/** Every sentence of the personal notices. */
export const noticeMessages = {
  notFound: 'This notice does not exist.',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  /** The name of the button beside a notice. */
  dismissNotice: (text: string) => `Dismiss: ${text}`,
} as const;
