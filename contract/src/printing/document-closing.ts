/** The end of a document: totals, terms, preparer and note. Mostly one sheet; long terms continue on further ones. */
import { layOutQr, type EncodeQr } from './qr-code.ts';
import { group, movedDown, textMark, textMarks, type Mark } from './display-list.ts';
import { layOutTotals } from './document-totals.ts';
import { labelledType, LabelledTexts } from './labelled-texts.ts';
import type { PrintableDocument } from './printable-document.ts';
import { printedWords } from './printed-words.ts';
import { sheetMeasures } from './sheet-measures.ts';
import type { Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
/** Places below the top of the block, and the room above and below it. */
const preparer = { above: 18, aboveAtLeast: 9, bottom: 271, name: 5.5, namePitch: 5, facts: 10.7, pitch: 4.7 };
const type = { caption: 8.6, name: 12, facts: 9.6 };
/** The room beside the code, and between its caption and its top. */
const scan = { room: 8, gap: 4 };
const note = { y: 276, points: 9 };

interface Closing {
  readonly shift: number;
  readonly encodeQr: EncodeQr | undefined;
}

/** Lays out the closing sheets. The preparer is never alone on a sheet: the last term moves with it. */
export function layOutClosing(setter: Setter, document: PrintableDocument, { shift, encodeQr }: Closing): Mark[][] {
  const totals = layOutTotals(setter, document);
  const terms = new LabelledTexts(setter.line(document.termsTitle), shift, totals.termsHeading);
  for (const { label, text } of document.terms)
    terms.add(setter.line(label), setter.wrap(text, 'regular', labelledType.points, labelledType.width));
  const preparedBy = layOutPreparer(setter, document, encodeQr);
  const bottom = preparer.bottom - shift;
  if (terms.bottom + preparer.aboveAtLeast + preparedBy.height > bottom) terms.moveLast();
  const sheets = terms.sheets();
  sheets[0]?.unshift(...totals.marks);
  sheets
    .at(-1)
    ?.push(
      preparedBy.at(Math.min(terms.bottom + preparer.above, bottom - preparedBy.height)),
      group('paragraph', [
        textMark(setter.line(document.note), sheetMeasures.width / 2, note.y - shift, note.points, { colour: 'meta', align: 'center' }),
      ]),
    );
  return sheets;
}

function layOutPreparer(
  setter: Setter,
  { preparer: { name, mobile, email }, upi = '' }: PrintableDocument,
  encodeQr: EncodeQr | undefined,
) {
  const qr = upi !== '' && encodeQr ? layOutUpi(upi, encodeQr) : undefined;
  const width = right - left - (qr?.width ?? 0);
  const nameSet = setter.fit(name, 'semibold', width, [
    { points: type.name, lines: 1 },
    { points: type.facts, lines: 1 },
  ]);
  const lines = [mobile, email].flatMap((text) => setter.wrap(text, 'regular', type.facts, width));
  const facts = preparer.facts + Math.max(0, nameSet.lines.length - 1) * preparer.namePitch;
  return {
    height: Math.max(qr?.height ?? 0, facts + Math.max(1, lines.length - 1) * preparer.pitch),
    at: (top: number) =>
      group('paragraph', [
        textMark(printedWords.preparedBy, left, top, type.caption, { colour: 'meta' }),
        ...textMarks(nameSet, { x: left, y: top + preparer.name, pitch: preparer.namePitch }, { weight: 'semibold' }),
        ...textMarks({ lines, points: type.facts }, { x: left, y: top + facts, pitch: preparer.pitch }, { colour: 'text' }),
        ...movedDown(qr?.marks ?? [], top),
      ]),
  };
}

/** The QR code of a UPI payment at the right side, with a line that says what it is. */
function layOutUpi(upi: string, encodeQr: EncodeQr) {
  const qr = layOutQr(upi, right, encodeQr);
  const caption = textMark(printedWords.scanToPay, right, 0, type.caption, { colour: 'meta', align: 'right' });
  return { width: qr.side + scan.room, height: scan.gap + qr.side, marks: [caption, ...movedDown([qr], scan.gap)] };
}
