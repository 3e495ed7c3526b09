/** What other areas may use of the mail log. */
export { findMailedQuotation, finishMail, followedUpAt, handedOverAt, listMails, startMail } from './mail-log-store.ts';
