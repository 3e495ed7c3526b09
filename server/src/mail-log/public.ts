/** What other areas may use of the mail log. */
export { finishMail, followedUpAt, handedOverAt, listMails, startMail } from './mail-log-store.ts';
