/** What other areas may use of the printing. */
export { answerPdf, drawnPdf, drawTask, sendPdf } from './answer-pdf.ts';
export { pdfThreads } from './pdf-threads.ts';
