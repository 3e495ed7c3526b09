/** Every sentence of the follow-up mail. */
export const followUpMessages = {
  title: 'Follow-up on Commercial Proposal Ref - Status Update',
  addEmail: 'Please add email id',
  sent: 'Thank you for Submitting your Visitor Details Successfully. We have sent the Visitor Badge to you on your registered email id.',
  sentTo: (email: string) => `Mail sent to ${email}.`,
  obstacles: {
    QuotationPending: 'This quotation cannot be mailed until it is approved.',
    QuotationVoid: 'This quotation is void and can no longer be mailed.',
  },
  customerDiffers: 'This quotation belongs to another customer.',
  addressDiffers: 'This is not the e-mail address of the contact person of this quotation.',
  noMailServer: 'No mail server is set up for this panel, so nothing was sent.',
  noSender: 'There is no sender address. Set MAIL_FROM, your office e-mail, or the e-mail of the issuing company.',
  unreachable: 'The mail server cannot be reached. Nothing was sent.',
  tooSlow: 'The mail server did not answer in time. Nothing was sent.',
  insecure: 'The mail server does not offer a secure connection. Nothing was sent.',
  loginRefused: 'The mail server refused the login. Nothing was sent.',
  recipientRefused: (recipients: string) => `The mail server does not deliver to ${recipients}.`,
  refused: 'The mail server refused the mail. Nothing was sent.',
  uncertain:
    'The connection to the mail server broke before it confirmed the mail. The mail may have been sent. ' +
    'Ask the customer first; to send it again, open the letter again.',
  outboxFailed: 'The mail could not be written to the outbox folder.',
  attachment: (fileName: string) => `Attached: ${fileName}`,
  earlier: 'Earlier mails',
  results: {
    sending: 'Being sent',
    sent: 'Sent',
    written: 'Written to the outbox folder, not sent',
    failed: 'Not sent',
    uncertain: 'Uncertain',
  },
} as const;
