/** What other areas may use of timelines, notes and files. */
export { clearFiles } from './clear-files.ts';
export { attachmentRoute } from './attachment-route.ts';
export { lastNotes } from './last-notes.ts';
export { filesOfCustomer, notesOfCustomer } from './moved-thread-store.ts';
export { listFilesAt, type StoredFile } from './attachment-store.ts';
