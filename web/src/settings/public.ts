/** What the set-up uses of the settings. */
export { addressOf, mailServerOf, type MailServerForm } from './mail-form.ts';
export { MailFields } from './MailFields.tsx';
export { NotReachedNote } from './NotReachedNote.tsx';
export { refreshSettings, useSettings } from './settings-queries.ts';
