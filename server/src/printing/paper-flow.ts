/** Divides the parts of a paper into pages. Places are in mm from the top of the page. */
import type { Pdf } from './open-pdf.ts';
import type { Pictures } from './pictures.ts';

/** Draws a part whose top is at `top`. */
export type Draw = (pdf: Pdf, top: number, pictures: Pictures) => void;

/** A part set in type: how high it is, and how to draw it. */
export interface Block {
  readonly height: number;
  readonly draw: Draw;
}

interface Part {
  readonly top: number;
  readonly draw: Draw;
}

export class PaperFlow {
  readonly pages: Part[][] = [];
  readonly #top: number;
  readonly #bottom: number;
  #y = 0;

  constructor(top: number, bottom: number) {
    this.#top = top;
    this.#bottom = bottom;
    this.open();
  }

  /** Begins a page. */
  open(): void {
    this.pages.push([]);
    this.#y = this.#top;
  }

  /** Whether a part of this height fits on the page. */
  hasRoom(height: number): boolean {
    return this.#y + height <= this.#bottom;
  }

  /** Whether parts of this height fit on one page. */
  fitsOnPage(height: number): boolean {
    return this.#top + height <= this.#bottom;
  }

  /** Begins the next page if parts of this height fit on it together, but no longer on this one. */
  keepTogether(height: number): void {
    if (!this.hasRoom(height) && this.fitsOnPage(height)) this.open();
  }

  /** Adds a part below the others. If it does not fit on the page, it begins the next one. */
  add({ height, draw }: Block): void {
    if (!this.hasRoom(height) && this.#y > this.#top) this.open();
    this.pages.at(-1)?.push({ top: this.#y, draw });
    this.#y += height;
  }
}
