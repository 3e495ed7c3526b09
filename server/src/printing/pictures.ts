import type { Box, PictureMark } from '@vikray/contract/printing/display-list.ts';
import { mmPerPoint, printedColours, sheetMeasures } from '@vikray/contract/printing/sheet-measures.ts';
import type { Pdf } from './open-pdf.ts';

/** The pictures of one document, each embedded once however often it is painted. */
export interface Pictures {
  /** Whether the address has a picture that can be painted. */
  has(address: string): boolean;
  /** Paints the picture as large as it fits into its box, without distorting it. */
  paint(picture: PictureMark): void;
}

const endOfImage = [0xff, 0xd9];

/** Whether the file ends like a JPEG. A truncated one would print half grey. Some cameras add a few bytes after the end. */
function isComplete(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(Buffer.from(endOfImage));
  return end > 0 && end >= bytes.length - 64;
}

function openPicture(pdf: Pdf, bytes: Uint8Array | undefined): PDFKit.Mixins.ImageSrc | undefined {
  if (!bytes || !isComplete(bytes)) return undefined;
  try {
    // pdfkit's types lack this function, and do not say that its result can be drawn.
    return (pdf as Pdf & { openImage(source: Buffer): PDFKit.Mixins.ImageSrc }).openImage(Buffer.from(bytes));
  } catch {
    // pdfkit throws plain errors with many different messages for files that are not pictures.
    return undefined;
  }
}

/** Opens the pictures of a document when they are needed. A broken picture counts as missing. */
export function openPictures(pdf: Pdf, bytesByAddress: ReadonlyMap<string, Uint8Array>): Pictures {
  const opened = new Map<string, PDFKit.Mixins.ImageSrc | undefined>();
  function find(address: string): PDFKit.Mixins.ImageSrc | undefined {
    if (!opened.has(address)) opened.set(address, openPicture(pdf, bytesByAddress.get(address)));
    return opened.get(address);
  }
  return {
    has: (address) => find(address) !== undefined,
    paint({ address, isPhoto, ...place }) {
      const box = inPoints(place);
      const picture = find(address);
      const paintPicture = () => {
        if (picture) pdf.image(picture, box.x, box.y, { fit: [box.width, box.height], align: 'center', valign: 'center' });
        else if (isPhoto) paintDesk(pdf, box);
      };
      if (isPhoto) paintFramed(pdf, box, paintPicture);
      else paintPicture();
    },
  };
}

function inPoints({ x, y, width, height }: Box): Box {
  return { x: x / mmPerPoint, y: y / mmPerPoint, width: width / mmPerPoint, height: height / mmPerPoint };
}

/** In points. */
const frameRadius = 1.2 / mmPerPoint;

function paintFramed(pdf: Pdf, { x, y, width, height }: Box, paintPicture: () => void): void {
  const frame = () => pdf.roundedRect(x, y, width, height, frameRadius);
  pdf.save();
  frame().clip();
  pdf.rect(x, y, width, height).fill(printedColours.photoGround);
  paintPicture();
  pdf.restore();
  frame().lineWidth(sheetMeasures.rulePoints).stroke(printedColours.line);
}

/** The line drawing of a desk with a sheet of paper on it, 118 x 76; the same as on screen. */
const deskLines = [
  'M1 75h116',
  'M15 28h88v7H15zM20 35v40M25 35v40M69 35v40h28V35M69 48h28M69 61h28',
  'M35 28V2h24l8 8v18M59 2v8h8M41 15h19M41 20h14',
];
const deskHandles = 'M78 42h10M78 55h10M78 68h10';
const deskShare = 0.5;

/** Paints the line drawing in the middle of a box. */
function paintDesk(pdf: Pdf, { x, y, width, height }: Box): void {
  const scale = (width * deskShare) / 118;
  pdf
    .save()
    .translate(x + (width * (1 - deskShare)) / 2, y + (height - 76 * scale) / 2)
    .scale(scale);
  for (const line of deskLines) pdf.path(line).lineWidth(1.5).stroke(printedColours.drawing);
  pdf.path(deskHandles).lineWidth(2).stroke(printedColours.peacock);
  pdf.restore();
}
