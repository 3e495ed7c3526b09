/** What other areas may use of the mail log. */
export { findMailedQuotation, finishMail, followedUpAt, lastTemplateOf, listMails, startMail } from './mail-log-store.ts';
