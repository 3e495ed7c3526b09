/** What other areas may use of the mail templates. */
export { findTemplate, listTemplates, stepOfTemplate } from './mail-template-store.ts';
