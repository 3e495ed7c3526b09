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
  addressOfOther: 'This e-mail address does not belong to this customer.',
  tooManyCopies: 'A mail can have at most 5 copies.',
  tooManyFiles: 'A mail can have at most 20 files.',
  filesTooLarge: 'The files are larger than 10 MB in total.',
  fileOfOther: 'This file does not belong to the deal of this quotation.',
  linkLeftOut: 'The text has {link}. Choose Yes for the link, or take {link} out of the text.',
  linkOfOrder: 'A mail about an order has no link. Take {link} out of the text.',
  noInvoiceIssued: 'No invoice has been issued here for these goods.',
  attachPaper: 'Attach',
  papers: { Order: 'Order', Proforma: 'Pro-forma', Change: 'Order Change', Note: 'Dispatch Note', Invoice: 'Invoice', None: 'Nothing' },
  mail: 'Mail',
  chooseTemplate: 'Please select Template.',
  mailAbout: (number: string) => `Mail: ${number}`,
  tellCustomer: 'Tell the Customer',
  whatsApp: 'WhatsApp',
  /** The message by WhatsApp of an office without a template for it. */
  goodsSent:
    'Dear {name},\n\nThese goods of your order {order} have been dispatched:\n\n{goods}\n\n{invoice}\n{transport}\n\nRegards,\n{preparer}',
  /** In mails: the invoice of goods and how they travel. */
  invoice: (number: string, date: string) => `Invoice No. ${number} dated ${date}`,
  lr: (number: string, date: string) => (date === '' ? `LR No. ${number}` : `LR No. ${number} dated ${date}`),
  vehicle: (number: string) => `vehicle ${number}`,
  transport: (words: string) => `Transport: ${words}`,
  openLink: (url: string) => `You can also open the quotation here, and answer it: ${url}`,
  /** Stands for the address in a preview: it is made when the mail is sent. */
  linkInPreview: '(the address of the link)',
  noMailServer: 'No mail server is set up for this panel, so nothing was sent.',
  noSender: 'There is no sender address. Set MAIL_FROM, your office e-mail, or the e-mail of the issuing company.',
  unreachable: 'The mail server cannot be reached. Nothing was sent.',
  tooSlow: 'The mail server did not answer in time. Nothing was sent.',
  insecure: 'The mail server does not offer a secure connection. Nothing was sent.',
  loginRefused: 'The mail server refused the login. Nothing was sent.',
  recipientRefused: (recipients: string) => `The mail server does not deliver to ${recipients}.`,
  someRefused: (recipients: string) => `The mail server does not deliver to ${recipients}. The others have received the mail.`,
  refused: 'The mail server refused the mail. Nothing was sent.',
  uncertain:
    'The connection to the mail server broke before it confirmed the mail. The mail may have been sent. ' +
    'Ask the customer first. To send the mail again, open the letter again.',
  outboxFailed: 'The mail could not be written to the outbox folder.',
  to: 'To',
  cc: 'Copy to',
  template: 'Template',
  subject: 'Subject',
  text: 'Text',
  files: 'Files',
  attachPdf: (fileName: string) => `Attach ${fileName}`,
  sendLink: 'Send a link where the customer can answer',
  preview: 'Preview',
  attachment: (fileName: string) => `Attached: ${fileName}`,
  earlier: 'Earlier mails',
  copyTo: (addresses: string) => `, copy to ${addresses}`,
  results: {
    sending: 'Being sent',
    sent: 'Sent',
    written: 'Written to the outbox folder, not sent',
    failed: 'Not sent',
    uncertain: 'Uncertain',
  },
} as const;

/** The words of mails about several quotations. */
export const mailSeveral = {
  label: 'Mail',
  done: 'mailed',
  question: (count: number) => (count === 1 ? 'Send a mail about 1 quotation?' : `Send ${count} mails, one about each quotation?`),
  hint: 'To each contact person, with the PDF of the quotation.',
} as const;
