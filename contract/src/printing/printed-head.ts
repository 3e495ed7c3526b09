/** The part above the products: the letterhead of every page, and the customer on the first page. */
import type { PrintableDocument } from './printable-document.ts';
import { printedMeasures } from './printed-measures.ts';
import { printedWords } from './printed-words.ts';
import { shrinking, type Attempt, type SetText, type Setter } from './text-setting.ts';

/** Lines with the baseline of the first and the distance between baselines. */
export interface PlacedText extends SetText {
  readonly baseline: number;
  readonly pitch: number;
}

/** The letterhead at the top of each page, set in type. */
export interface PrintedLetterhead {
  /** The logo's address; blank for none. */
  readonly logo: string;
  readonly x: number;
  readonly name: PlacedText;
  readonly address: PlacedText;
  readonly facts: readonly { readonly label: string; readonly value: PlacedText }[];
  /** How far a long name or address pushes the rule, and everything below it, down from the usual place. In mm. */
  readonly shift: number;
}

/** The opening of the first page, set in type: title, recipient and facts. */
export interface PrintedOpening {
  readonly title: string;
  readonly name: PlacedText;
  readonly address: PlacedText;
  readonly attention: PlacedText;
  /** The facts that identify the document: number, date and, for an order, its quotation. */
  readonly facts: readonly PrintedFact[];
  /** Until when it is valid, without lines if it is always valid. */
  readonly validity: PlacedText;
  /** What the document is not, beside the title; without lines if there is nothing to say. */
  readonly caution: PlacedText & { readonly x: number };
  readonly tableTop: number;
}

/** A value with its caption; `baseline` is the caption's. */
export interface PrintedFact {
  readonly caption: string;
  readonly value: SetText;
  readonly baseline: number;
}

interface AddressAttempt extends Attempt {
  readonly pitch: number;
}

/** The baseline of the last line. */
function lastBaseline({ baseline, pitch, lines }: PlacedText): number {
  return baseline + Math.max(0, lines.length - 1) * pitch;
}

/**
 * An address in the first size that fits, line by line or joined. If no size fits, it is joined in the last size and takes all the lines it
 * needs.
 */
function fitAddress(
  setter: Setter,
  address: readonly string[],
  width: number,
  attempts: readonly AddressAttempt[],
): SetText & { pitch: number } {
  const runTogether = [address.slice(0, -1).join(', '), ...address.slice(-1)];
  let fitted = { lines: [] as string[], points: 0, pitch: 0 };
  for (const { points, lines: most, pitch } of attempts) {
    const wrapAll = (texts: readonly string[]) => texts.flatMap((text) => setter.wrap(text, 'regular', points, width));
    const lines = [wrapAll(address), wrapAll(runTogether)].find((tried) => tried.length <= most);
    if (lines) return { lines, points, pitch };
    fitted = { lines: wrapAll(runTogether), points, pitch };
  }
  return fitted;
}

/** Sizes to try: smaller type for a name of two lines, and for an address of more than two. */
const nameAttempts = [...shrinking(16.5, 12), { points: 12, lines: 2 }, { points: 9.5, lines: 3 }];
const namePitch = [0, 0, 5, 4];
const narrowAddress = [{ points: 7.6, lines: 2, pitch: 3.5 }];
const addressAttempts: readonly (readonly AddressAttempt[])[] = [
  [
    { points: 9.2, lines: 2, pitch: 4.6 },
    { points: 8.8, lines: 3, pitch: 4.3 },
    { points: 7.6, lines: 4, pitch: 3.6 },
  ],
  [
    { points: 9.2, lines: 2, pitch: 4.4 },
    { points: 7.6, lines: 3, pitch: 3.5 },
  ],
  narrowAddress,
];

/** The distance between the last baseline and the rule. If it would be less than this, the rule moves down. */
const minAboveRule = 1.4;
const usuallyAboveRule = 3.6;

/** Sets the letterhead. Name and address are at their usual height, or centred on it if they need more lines. */
export function setLetterhead(setter: Setter, { issuer }: Pick<PrintableDocument, 'issuer'>): PrintedLetterhead {
  const { nameX, nameRight, ruleY } = printedMeasures.letterhead;
  const x = issuer.image ? nameX : printedMeasures.left;
  const name = setter.fit(issuer.name, 'bold', nameRight - x, nameAttempts);
  const nameLines = Math.max(1, name.lines.length);
  const address = fitAddress(setter, issuer.address, nameRight - x, addressAttempts[nameLines - 1] ?? narrowAddress);
  const pitch = namePitch[nameLines] ?? 4;
  const nameHeight = (nameLines - 1) * pitch;
  const gap = nameLines === 1 && address.points > 9 ? 5.6 : 4.8;
  const height = nameHeight + gap + Math.max(0, address.lines.length - 1) * address.pitch;
  const baseline = Math.max(15.6, 19 - Math.max(0, height - 10.2) / 2);
  const facts = setFacts(setter, issuer.facts);
  const bottom = Math.max(baseline + height, ...facts.map(({ value }) => lastBaseline(value)));
  return {
    logo: issuer.image,
    x,
    name: { ...name, baseline, pitch },
    address: { ...address, baseline: baseline + nameHeight + gap },
    facts,
    shift: bottom + minAboveRule > ruleY ? bottom + usuallyAboveRule - ruleY : 0,
  };
}

function setFacts(setter: Setter, facts: PrintableDocument['issuer']['facts']): PrintedLetterhead['facts'] {
  const { valueX, firstFact } = printedMeasures.letterhead;
  const width = printedMeasures.right - valueX;
  const values = facts.map(({ text }) =>
    setter.fit(text, 'semibold', width, [...shrinking(8.8, 7.3), { points: 7.3, lines: 2 }, { points: 6.4, lines: 2 }]),
  );
  const lineCount = values.reduce((count, value) => count + value.lines.length, 0);
  const pitch = Math.max(2.8, Math.min(4.55, 16.4 / Math.max(1, lineCount - 1)));
  let baseline = firstFact;
  return facts.map(({ label }, index) => {
    const value = { ...(values[index] ?? { lines: [], points: 0 }), baseline, pitch };
    baseline += value.lines.length * pitch;
    return { label: `${label}:`, value };
  });
}

const toWidth = 110;
const numberWidth = 66;
/** How far long names and addresses may push the table down before its third row touches the footer, in mm. */
const spare = 14;

/** Sets the title, customer, number and date. `tableTop` is where the table can begin. */
export function setOpening(setter: Setter, document: PrintableDocument): PrintedOpening {
  const { title, to } = document;
  const name: PlacedText = {
    ...setter.fit(to.name, 'semibold', toWidth, [
      { points: 12, lines: 1 },
      { points: 12, lines: 2 },
      { points: 10, lines: 2 },
    ]),
    baseline: 61.9,
    pitch: 5.2,
  };
  const attentionSet = setter.fit(to.attention, 'semibold', printedMeasures.right - printedMeasures.left, [
    { points: 10, lines: 1 },
    { points: 10, lines: 2 },
    { points: 8.4, lines: 2 },
  ]);
  const left = spare - (lastBaseline(name) - name.baseline) - Math.max(0, attentionSet.lines.length - 1) * 4.8;
  const address: PlacedText = {
    ...fitAddress(setter, to.address, toWidth, [
      { points: 9.2, lines: 2 + Math.floor(left / 4.6), pitch: 4.6 },
      { points: 8, lines: 2 + Math.floor((left + 0.7) / 3.9), pitch: 3.9 },
      { points: 7.4, lines: 2 + Math.floor((left + 1.1) / 3.5), pitch: 3.5 },
    ]),
    baseline: lastBaseline(name) + 5.1,
  };
  const attention = { ...attentionSet, baseline: Math.max(79.4, lastBaseline(address) + 7.8), pitch: 4.8 };
  return {
    title: setter.line(title),
    name,
    address,
    attention,
    facts: setDocumentFacts(setter, document),
    validity: setValidity(setter, document),
    caution: setCaution(setter, document),
    tableTop: Math.max(86, lastBaseline(attention) + 6.6),
  };
}

/** The line below the date that says until when the document is valid. */
function setValidity(setter: Setter, { validUntil }: PrintableDocument): PlacedText {
  const { numberBlock, validity } = printedMeasures;
  const lines = validUntil ? [setter.line(printedWords.validUntil(validUntil))] : [];
  return { lines, points: validity.points, baseline: numberBlock.lastBaseline + numberBlock.valueBelow, pitch: 0 };
}

function setCaution(setter: Setter, { title, caution }: PrintableDocument): PrintedOpening['caution'] {
  const { left, title: beside, caution: measures } = printedMeasures;
  return {
    lines: caution === undefined ? [] : [setter.line(caution)],
    points: measures.points,
    x: left + setter.widthOf(setter.line(title), 'semibold', beside.points) + measures.after,
    baseline: beside.baseline,
    pitch: 0,
  };
}

/** Number, date and, for an order, its quotation. */
function setDocumentFacts(setter: Setter, { numberLabel, number, date, reference, validUntil }: PrintableDocument): PrintedFact[] {
  const { lastBaseline: lowest, pitch } = printedMeasures.numberBlock;
  const last = validUntil ? lowest - printedMeasures.validity.pitch : lowest;
  const facts = [{ label: numberLabel, text: number }, { label: printedWords.date, text: date }, ...(reference ? [reference] : [])];
  return facts.map(({ label, text }, index) => ({
    caption: setter.line(label),
    value: setter.fit(text, 'semibold', numberWidth, shrinking(11.5, 7)),
    baseline: last - (facts.length - 1 - index) * pitch,
  }));
}
