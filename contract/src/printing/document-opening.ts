/** The opening of a document's first sheet: title, customer, number and date. */
import { group, textMark, textMarks, type Mark } from './display-list.ts';
import { fitAddress } from './fit-address.ts';
import type { LabelledText, PrintableDocument } from './printable-document.ts';
import { printedWords } from './printed-words.ts';
import { sheetMeasures } from './sheet-measures.ts';
import { shrinking, type Setter } from './text-setting.ts';

const { left, right } = sheetMeasures;
const title = { y: 47.5, points: 21 };
/** The sentence after the title. */
const caution = { after: 4, points: 8.6 };
const captionPoints = 8.6;
const to = { caption: 56.6, name: 61.9, namePitch: 5.2, width: 110 };
const attention = { least: 79.4, above: 7.8, pitch: 4.8 };
/** The facts on the right. A third one moves the others up, beside the title. */
const facts = { width: 66, last: 68.1, pitch: 11.5, valueBelow: 5.2 };
/** The line below the date, which moves number and date up by its pitch. */
const belowDate = { pitch: 4.8, points: 9.2 };
/** The line of the customer's own order, below the attention. */
const buyersOrder = { pitch: 4.8 };
const table = { least: 86, above: 6.6 };
/** How far long names and addresses may push the table down before its third row touches the footer. */
const spare = 14;

/** What stands above the table of the first sheet. */
export interface Opening {
  readonly marks: readonly Mark[];
  /** Where the table can begin. */
  readonly tableTop: number;
}

/** Lays out the opening. */
export function layOutOpening(setter: Setter, document: PrintableDocument): Opening {
  const name = setter.fit(document.to.name, 'semibold', to.width, [
    { points: 12, lines: 1 },
    { points: 12, lines: 2 },
    { points: 10, lines: 2 },
  ]);
  const attentionSet = setter.fit(document.to.attention, 'semibold', right - left, [
    { points: 10, lines: 1 },
    { points: 10, lines: 2 },
    { points: 8.4, lines: 2 },
  ]);
  const furtherLines = (lines: readonly string[]) => Math.max(0, lines.length - 1);
  const nameHeight = furtherLines(name.lines) * to.namePitch;
  const attentionHeight = furtherLines(attentionSet.lines) * attention.pitch;
  const orderSet = document.buyersOrder
    ? setter.fit(document.buyersOrder, 'regular', right - left, [
        { points: 9.2, lines: 1 },
        { points: 8, lines: 1 },
        { points: 8, lines: 2 },
      ])
    : { lines: [], points: 9.2 };
  const orderHeight = orderSet.lines.length * buyersOrder.pitch;
  const room = spare - nameHeight - attentionHeight - orderHeight;
  const address = fitAddress(setter, document.to.address, to.width, [
    { points: 9.2, lines: 2 + Math.floor(room / 4.6), pitch: 4.6 },
    { points: 8, lines: 2 + Math.floor((room + 0.7) / 3.9), pitch: 3.9 },
    { points: 7.4, lines: 2 + Math.floor((room + 1.1) / 3.5), pitch: 3.5 },
  ]);
  const addressTop = to.name + nameHeight + 5.1;
  const addressBottom = addressTop + furtherLines(address.lines) * address.pitch;
  const attentionTop = Math.max(attention.least, addressBottom + attention.above);
  const orderTop = attentionTop + attentionHeight + buyersOrder.pitch;
  const marks = [
    ...layOutTitle(setter, document),
    group('paragraph', [
      textMark(printedWords.to, left, to.caption, captionPoints, { colour: 'meta' }),
      ...textMarks(name, { x: left, y: to.name, pitch: to.namePitch }, { weight: 'semibold' }),
    ]),
    group('paragraph', textMarks(address, { x: left, y: addressTop, pitch: address.pitch }, { colour: 'text' })),
    group('paragraph', textMarks(attentionSet, { x: left, y: attentionTop, pitch: attention.pitch }, { weight: 'semibold' })),
    ...(orderHeight === 0
      ? []
      : [group('paragraph', textMarks(orderSet, { x: left, y: orderTop, pitch: buyersOrder.pitch }, { colour: 'text' }))]),
    ...layOutFacts(setter, document),
  ];
  return { marks, tableTop: Math.max(table.least, attentionTop + attentionHeight + orderHeight + table.above) };
}

/** The title and, beside it, the caution. */
function layOutTitle(setter: Setter, document: PrintableDocument): Mark[] {
  const text = setter.line(document.title);
  const heading = group('heading', [textMark(text, left, title.y, title.points, { weight: 'semibold' })]);
  if (document.caution === undefined) return [heading];
  const x = left + setter.widthOf(text, 'semibold', title.points) + caution.after;
  const sentence = textMark(setter.line(document.caution), x, title.y, caution.points, { colour: 'meta' });
  return [heading, group('paragraph', [sentence])];
}

/**
 * Number, date and, for an order, its quotation; below them the last day of validity, or which change of an order this is and when its
 * goods are promised.
 */
function layOutFacts(
  setter: Setter,
  { numberLabel, number, date, reference, validUntil, change = '', expectedDelivery = '' }: PrintableDocument,
): Mark[] {
  const sentence = validUntil ? printedWords.validUntil(validUntil) : [change, expectedDelivery].filter(Boolean).join(' · ');
  const last = sentence ? facts.last - belowDate.pitch : facts.last;
  const texts: LabelledText[] = [
    { label: numberLabel, text: number },
    { label: printedWords.date, text: date },
  ];
  if (reference) texts.push(reference);
  const marks: Mark[] = texts.map(({ label, text }, index) => {
    const y = last - (texts.length - 1 - index) * facts.pitch;
    const value = setter.fit(text, 'semibold', facts.width, shrinking(11.5, 7));
    return group('paragraph', [
      textMark(setter.line(label), right, y, captionPoints, { colour: 'meta', align: 'right' }),
      ...textMarks(value, { x: right, y: y + facts.valueBelow, pitch: facts.valueBelow }, { weight: 'semibold', align: 'right' }),
    ]);
  });
  if (sentence) {
    const y = facts.last + facts.valueBelow;
    const set = setter.fit(sentence, 'regular', facts.width, shrinking(belowDate.points, 6.6));
    marks.push(group('paragraph', textMarks(set, { x: right, y, pitch: belowDate.pitch }, { colour: 'text', align: 'right' })));
  }
  return marks;
}
