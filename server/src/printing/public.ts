/** What other areas may use of the printing. */
export { answerPdf, drawTask } from './answer-pdf.ts';
export { drawing } from './drawing.ts';
