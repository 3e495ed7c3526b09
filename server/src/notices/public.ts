/** What other areas may use of the personal notices. */
export { addNotice, clearNotices, forgetNotices, listNotices, type Notice } from './notice-store.ts';
