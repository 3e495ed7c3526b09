/** What other areas may use of the files. */
export { findFile, saveFile } from './file-store.ts';
