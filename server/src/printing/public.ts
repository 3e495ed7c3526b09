/** What other areas may use of the printing. */
export { answerPdf, drawnPdf, sendPdf } from './answer-pdf.ts';
export { drawPaper, type Drawing } from './draw-paper.ts';
export { pdfThreads } from './pdf-threads.ts';
