import { printedColours, printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { PrintedClosing, PrintedTotals } from '@vikray/contract/printing/printed-closing.ts';
import type { PrintedLabelled } from '@vikray/contract/printing/printed-labelled.ts';
import type { PrintedAnnexure, PrintedPages } from '@vikray/contract/printing/printed-pages.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import { drawLine, drawLines, drawRule, mm } from './drawing-primitives.ts';
import type { Pdf } from './open-pdf.ts';

const measures = printedMeasures;
const { left, right, page, totals, grandTotal, terms, preparer, note } = measures;

/** Draws the facts of the document to the left of the totals. */
function drawFacts(pdf: Pdf, { facts }: PrintedTotals): void {
  facts.forEach(({ caption, value }, index) => {
    const baseline = measures.facts.baseline + index * measures.facts.pitch;
    drawLine(pdf, caption, left, baseline, { points: measures.facts.captionPoints, colour: 'meta' });
    drawLines(pdf, { ...value, baseline: baseline + measures.facts.valueBelow, pitch: measures.facts.valueBelow }, left, 0, {
      weight: 'semibold',
    });
  });
}

function drawTotals(pdf: Pdf, { rows, grand }: PrintedTotals): void {
  rows.forEach(({ label, amount }, index) => {
    const top = totals.top + index * totals.rowHeight;
    const baseline = top + totals.baseline;
    drawLine(pdf, label.lines[0] ?? '', totals.labelX, baseline, { points: label.points, colour: 'text' });
    drawLine(pdf, amount.lines[0] ?? '', totals.amountRight, baseline, {
      points: amount.points,
      weight: 'semibold',
      align: 'right',
      isFigure: true,
    });
    drawRule(pdf, totals.x, right, top + totals.rowHeight, measures.rulePoints);
  });
  pdf
    .roundedRect(mm(totals.x), mm(grand.top), mm(right - totals.x), mm(grandTotal.height), mm(grandTotal.radius))
    .fill(printedColours.peacock);
  const baseline = grand.top + grandTotal.baseline;
  drawLine(pdf, grand.label, totals.labelX, baseline, {
    points: grandTotal.labelPoints,
    weight: 'semibold',
    colour: 'paper',
    tracking: grandTotal.tracking,
  });
  drawLine(pdf, grand.amount.lines[0] ?? '', totals.amountRight, baseline, {
    points: grand.amount.points,
    weight: 'bold',
    colour: 'paper',
    align: 'right',
    isFigure: true,
  });
}

function drawLabelled(pdf: Pdf, title: string, heading: number, rows: readonly PrintedLabelled[]): void {
  drawLine(pdf, title, left, heading, { points: terms.headingPoints, weight: 'semibold', colour: 'peacock' });
  drawRule(pdf, left, right, heading + terms.ruleBelow, measures.rulePoints, 'peacock');
  for (const { label, lines, top, height } of rows) {
    drawLine(pdf, label, left, top + terms.baseline, { points: terms.points, weight: 'semibold' });
    drawLines(pdf, { lines, points: terms.points, baseline: terms.baseline, pitch: terms.pitch }, terms.textX, top, { colour: 'text' });
    drawRule(pdf, left, right, top + height, measures.rulePoints);
  }
}

function drawPreparer(pdf: Pdf, { top, name, facts }: NonNullable<PrintedClosing['preparer']>): void {
  drawLine(pdf, printedWords.preparedBy, left, top, { points: preparer.captionPoints, colour: 'meta' });
  drawLines(pdf, { ...name, baseline: preparer.name, pitch: preparer.namePitch }, left, top, { weight: 'semibold' });
  const below = Math.max(0, name.lines.length - 1) * preparer.namePitch;
  drawLines(pdf, { ...facts, baseline: preparer.first + below, pitch: preparer.pitch }, left, top, { colour: 'text' });
}

/** Draws a page of the texts that did not fit into the product rows. */
export function drawAnnexurePage(pdf: Pdf, { heading, rows }: PrintedAnnexure): void {
  drawLabelled(pdf, printedWords.annexure, heading, rows);
}

/** Draws a page of totals and terms. The last page also has preparer and note. */
export function drawClosingPage(pdf: Pdf, closing: PrintedClosing, pages: PrintedPages): void {
  if (closing.totals) {
    drawFacts(pdf, closing.totals);
    drawTotals(pdf, closing.totals);
    const { footnote } = closing.totals;
    drawLines(pdf, { ...footnote, baseline: footnote.top, pitch: measures.footnote.pitch }, left, 0, { colour: 'meta' });
  }
  drawLabelled(pdf, pages.termsTitle, closing.termsHeading, closing.terms);
  if (closing.preparer) drawPreparer(pdf, closing.preparer);
  if (closing.noteBaseline !== undefined)
    drawLine(pdf, pages.note, page.width / 2, closing.noteBaseline, { points: note.points, colour: 'meta', align: 'center' });
}
