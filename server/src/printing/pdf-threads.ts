import type { Printable } from '@vikray/contract/printing/printable-paper.ts';
import type { TeamSettings } from '../platform/threads/helper-team.ts';

/** A document to draw as a PDF, or several that become one file, and the JPEG files of their pictures by their address. */
export interface DrawTask {
  readonly document: Printable | readonly Printable[];
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly createdAt: Date;
}

/**
 * The threads that draw PDFs. A document of ten lines takes 5 to 10 ms and one of 500 lines a tenth of a second, so a drawing that takes 20
 * s has gone wrong. The thirty documents that one user may queue take a third of a second. An idle thread lives, with its fonts, for a
 * quarter of an hour: an office needs a PDF now and then, and reading the fonts takes many times as long as drawing.
 */
export const pdfThreads: TeamSettings<DrawTask, Uint8Array> = {
  name: 'pdf',
  program: new URL('./draw-program.ts', import.meta.url),
  maxWaiting: 200,
  maxWaitingOfOne: 30,
  longestMs: 20_000,
  memoryMb: 256,
  idleMs: 900_000,
};
