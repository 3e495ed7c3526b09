/** The content of a paper that goes with goods: note, challan or invoice. All texts are ready to print. */
import type { LabelledText, Watermark, PrintableDocument } from './printable-document.ts';

/** A column of a table on a paper. */
export interface PaperColumn {
  readonly heading: string;
  /** In mm. */
  readonly width: number;
  readonly isFigure?: boolean;
}

/** A row of the goods. Blank photo for none. */
export interface PaperRow {
  readonly photo: string;
  /** Whether it is a heading, in bold. */
  readonly isSum?: boolean;
  readonly texts: readonly string[];
}

/** A party with the title of its box. The first line is its name. */
export interface PaperParty {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The portal's answer to an e-invoice, or where to pay, printed with its code at the head of the first page of each copy. */
export interface PaperRegistration {
  readonly facts: readonly LabelledText[];
  /** The text of the QR code; blank for none. */
  readonly qr: string;
}

/** The contents of a paper before it is set in type. */
export interface PrintablePaper {
  readonly title: string;
  readonly number: string;
  /** The marks of its copies. Each copy has all pages. One blank mark for a paper without copies. */
  readonly copies: readonly string[];
  readonly watermark: Watermark | '';
  readonly issuer: PrintableDocument['issuer'];
  readonly facts: readonly LabelledText[];
  readonly registration?: PaperRegistration | undefined;
  readonly parties: readonly PaperParty[];
  /** Whether the rows show photos, in the second column. */
  readonly hasPhotos: boolean;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** The most rows of a sheet; absent for the number of goods that a sheet has. */
  readonly rowsPerSheet?: number;
  /** The last one is the total and is set larger. */
  readonly totals: readonly LabelledText[];
  /** The taxes by HSN and rate, with their sums in the last row; without rows if there are none. */
  readonly taxes: { readonly columns: readonly PaperColumn[]; readonly rows: readonly (readonly string[])[] };
  readonly remarks: readonly LabelledText[];
  /** The captions of the places for stamps and signatures. */
  readonly signatures: readonly string[];
  readonly fileName: string;
}

/** Everything that the panel prints. */
export type Printable = PrintableDocument | PrintablePaper;

/** Whether a printable is a paper that goes with goods. */
export function isPaper(printable: Printable): printable is PrintablePaper {
  return 'copies' in printable;
}

/** The addresses of the pictures of a printable. */
export function picturesOf(printable: Printable): string[] {
  const photos = isPaper(printable) ? printable.rows.map(({ photo }) => photo) : printable.lines.map(({ photo }) => photo);
  return [printable.issuer.image, ...photos].filter(Boolean);
}
