/** What other areas may use of the printing. */
export { PrintedDocument } from './PrintedDocument.tsx';
