/** What the helper threads for PDFs run. */
import { serveTasks } from '../platform/threads/serve-tasks.ts';
import { isPaper } from '@vikray/contract/printing/printable-paper.ts';
import { drawPaper } from './draw-paper.ts';
import { drawPdf } from './draw-pdf.ts';
import type { DrawTask } from './pdf-threads.ts';

serveTasks(({ document, pictures, createdAt }: DrawTask) =>
  isPaper(document) ? drawPaper(document, pictures, createdAt) : drawPdf(document, pictures, createdAt),
);
