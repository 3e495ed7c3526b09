/** The parts of printing that other areas may use. */
export { PrintedDocument } from './PrintedDocument.tsx';
