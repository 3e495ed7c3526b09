/** Divides the parts of a paper into sheets. Heights and places are in mm. */
import { movedDown, type Mark } from './display-list.ts';

/** A part of a paper, with its top at 0. */
export interface Block {
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The height of blocks, one below the other. */
export function heightOf(blocks: readonly { readonly height: number }[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}

/** Blocks one below the other, as one. */
export function stack(blocks: readonly Block[]): Block {
  let height = 0;
  const marks: Mark[] = [];
  for (const block of blocks) {
    marks.push(...movedDown(block.marks, height));
    height += block.height;
  }
  return { height, marks };
}

/** The sheets of a paper, which opens another one when a block does not fit. */
export class PaperFlow {
  readonly sheets: Mark[][] = [];
  readonly #top: number;
  readonly #bottom: number;
  #y = 0;

  constructor(top: number, bottom: number) {
    this.#top = top;
    this.#bottom = bottom;
    this.open();
  }

  /** Begins a sheet. */
  open(): void {
    this.sheets.push([]);
    this.#y = this.#top;
  }

  /** Whether a part of this height fits on the sheet. */
  hasRoom(height: number): boolean {
    return this.#y + height <= this.#bottom;
  }

  /** Whether parts of this height fit on one sheet. */
  fitsOnSheet(height: number): boolean {
    return this.#top + height <= this.#bottom;
  }

  /** Begins the next sheet if parts of this height fit on it together, but no longer on this one. */
  keepTogether(height: number): void {
    if (!this.hasRoom(height) && this.fitsOnSheet(height)) this.open();
  }

  /** Adds a part below the others. If it does not fit on the sheet, it begins the next one. */
  add({ height, marks }: Block): void {
    if (!this.hasRoom(height) && this.#y > this.#top) this.open();
    this.sheets.at(-1)?.push(...movedDown(marks, this.#y));
    this.#y += height;
  }
}
