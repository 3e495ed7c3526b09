/** Every sentence of the follow-up mail. */
export const followUpMessages = {
  title: 'Follow-up on Commercial Proposal Ref - Status Update',
  addEmail: 'Please add email id',
  sent: 'Thank you for Submitting your Visitor Details Successfully. We have sent the Visitor Badge to you on your registered email id.',
  obstacles: {
    QuotationPending: 'This quotation cannot be mailed until it is approved.',
    QuotationVoid: 'This quotation is void and can no longer be mailed.',
  },
  customerDiffers: 'This quotation is for another customer.',
  addressDiffers: 'This is not the e-mail address of the contact person of this quotation.',
  noMailServer: 'No mail server is set up for this panel, so nothing was sent.',
  noSender: 'No sender is known: neither MAIL_FROM nor your office e-mail nor that of the issuing company is set.',
  unreachable: 'The mail server cannot be reached. Nothing was sent.',
  tooSlow: 'The mail server does not answer in time. Nothing was sent.',
  insecure: 'No secure connection to the mail server can be made. Nothing was sent.',
  loginRefused: 'The mail server refused the login of the panel. Nothing was sent.',
  recipientRefused: (recipients: string) => `The mail server does not deliver to ${recipients}.`,
  refused: 'The mail server refused the mail. Nothing was sent.',
  uncertain:
    'The mail server broke off before it confirmed the mail. It may have been sent: ask the customer first, then open the letter anew to send it again.',
  outboxFailed: 'The mail could not be written to the outbox folder.',
  attachment: (fileName: string) => `Attached: ${fileName}`,
  earlier: 'Mails so far',
  results: {
    sending: 'Being sent',
    sent: 'Sent',
    written: 'Written to the outbox folder, not sent',
    failed: 'Not sent',
    uncertain: 'Not certain whether it was sent',
  },
} as const;
