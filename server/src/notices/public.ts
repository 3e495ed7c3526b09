/** What other areas may use of the personal notices. */
export { addNotice, clearNotices, forgetNotices, listNotices, rewordNotice, type NewNotice, type Notice } from './notice-store.ts';
