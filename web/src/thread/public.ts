/** The parts of timelines, notes and files that other areas may use. */
export { NotesAndFiles } from './NotesAndFiles.tsx';
export { Thread } from './Thread.tsx';
export { fileSize } from './file-size.ts';
