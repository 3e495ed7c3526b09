/**
 * The content of a printed document of any kind. All texts are ready to print. document-layout.ts lays it out once, for the preview and the
 * PDF.
 */

/** A line of a document before typesetting. */
export interface PrintedLine {
  readonly number: number;
  /** The picture's address; blank for none. */
  readonly photo: string;
  readonly name: string;
  readonly description: string;
  readonly quantity: string;
  readonly rate: string;
  readonly total: string;
}

/** A text with its label, such as a term. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** The labelled texts that are not blank. */
export function filledTexts(texts: readonly LabelledText[]): LabelledText[] {
  return texts.filter(({ text }) => text !== '');
}

/** The texts that differ between quotations and orders. */
export interface PrintedKind {
  readonly title: string;
  readonly numberLabel: string;
  /** The sentence at the end of the document. */
  readonly note: string;
  /** For an order: its quotation. */
  readonly reference?: LabelledText;
  /** A sentence beside the title, such as that this is no tax invoice. */
  readonly caution?: string;
}

/** The words that can be printed across each page of a document. */
export const watermarks = ['VOID', 'SUPERSEDED', 'IRN PENDING'] as const;
export type Watermark = (typeof watermarks)[number];

/** The contents of a document before it is set in type. Amounts and dates are texts as printed. */
export interface PrintableDocument extends PrintedKind {
  readonly number: string;
  readonly date: string;
  /** The last day of its validity; blank for none. */
  readonly validUntil: string;
  /** The word across each page; blank for none. */
  readonly watermark: Watermark | '';
  /** The issuing company; `facts` are phone, email, tax number and, if there is one, MSME number. */
  readonly issuer: {
    readonly name: string;
    readonly image: string;
    readonly address: readonly string[];
    readonly facts: readonly LabelledText[];
  };
  /** When the goods of an order are promised, as a sentence below its date; absent or blank for none. */
  readonly expectedDelivery?: string;
  /** Which change of an order it shows, below its date; absent or blank for none. */
  readonly change?: string;
  /** The number and date of the customer's own order; absent or blank for none. */
  readonly buyersOrder?: string;
  readonly to: { readonly name: string; readonly address: readonly string[]; readonly attention: string };
  readonly columns: readonly string[];
  readonly lines: readonly PrintedLine[];
  readonly totals: readonly LabelledText[];
  readonly grandTotal: LabelledText;
  /** A sentence below the totals; blank for none. */
  readonly footnote: string;
  readonly termsTitle: string;
  readonly terms: readonly LabelledText[];
  /** The address that a UPI app opens, printed as a QR code at the end; absent or blank for none. */
  readonly upi?: string;
  readonly preparer: { readonly name: string; readonly mobile: string; readonly email: string };
  readonly fileName: string;
}
