/** What other areas and the start may use of the links. */
export { answerMailJob } from './answer-mail-job.ts';
export { clearAttempts } from './link-attempt-store.ts';
export { customerLinkRoute } from './customer-link-route.ts';
export { dropUnsentLink } from './quotation-link-store.ts';
export { makeLink, type MadeLink } from './make-link.ts';
