/** What other areas may use of the follow-ups. */
export { dueOf } from './due-store.ts';
export { whatsAppOfContact } from './follow-up-recipient.ts';
export { mailFiles } from './mail-files.ts';
export { mailOptionsOf } from './mail-options.ts';
export { handOverMail } from './hand-over-mail.ts';
export { chosenRecipients, mailboxesOf, recipientsAt } from './mail-recipients.ts';
export { mailWords } from './mail-words.ts';
export { attachmentOf, drawnAttachment, noPaper, type PaperAndLink } from './paper-and-link.ts';
export { sendMail } from './send-mail.ts';
