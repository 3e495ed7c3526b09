/** The program of the helper threads that draw PDFs. */
import { serveTasks } from '../platform/threads/serve-tasks.ts';
import { drawPdf } from './draw-pdf.ts';
import type { DrawTask } from './pdf-threads.ts';

serveTasks(({ document, pictures, createdAt }: DrawTask) => drawPdf(document, pictures, createdAt));
