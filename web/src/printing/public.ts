/** The parts of printing that other areas may use. */
export { DocumentSheet } from './DocumentSheet.tsx';
