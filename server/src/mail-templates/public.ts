/** What other areas may use of the mail templates. */
export { findTemplate } from './mail-template-store.ts';
