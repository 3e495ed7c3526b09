/** Lays out a paper that goes with goods: each copy with all its sheets. */
import { textMark, type Mark, type Sheet } from './display-list.ts';
import { layOutLetterhead } from './letterhead.ts';
import { addClosing, layOutPaperClosing } from './paper-closing.ts';
import { PaperFlow } from './paper-flow.ts';
import { layOutPaperFacts } from './paper-facts.ts';
import { layOutParties } from './paper-parties.ts';
import { addTable, layOutTable } from './paper-table.ts';
import type { PrintablePaper } from './printable-paper.ts';
import type { EncodeQr } from './qr-code.ts';
import { sheetMeasures } from './sheet-measures.ts';
import { footerTop, sheetsOf } from './sheets.ts';
import { Setter, type Typeface } from './text-setting.ts';

const belowRule = 2;
const aboveFooter = 2;
const title = { height: 11, baseline: 6, points: 14, markPoints: 8.6 };

/** The sheets of a paper in a typeface. */
export function layOutPaper(paper: PrintablePaper, typeface: Typeface, encodeQr: EncodeQr): Sheet[] {
  const setter = new Setter(typeface);
  const letterhead = layOutLetterhead(setter, paper.issuer);
  const top = letterhead.rule + belowRule;
  const flow = new PaperFlow(top + title.height, footerTop - aboveFooter);
  const closing = layOutPaperClosing(setter, paper);
  flow.add(layOutPaperFacts(setter, paper, encodeQr));
  flow.add(layOutParties(setter, paper.parties));
  addTable(flow, layOutTable(setter, paper), closing.height);
  addClosing(flow, closing);
  return paper.copies.flatMap((copy) =>
    sheetsOf(
      setter,
      paper,
      letterhead,
      flow.sheets.map((marks) => [...layOutTitle(paper, copy, top), ...marks]),
    ),
  );
}

/** The title, and on the right which copy this is. */
function layOutTitle(paper: PrintablePaper, copy: string, top: number): Mark[] {
  const y = top + title.baseline;
  return [
    textMark(paper.title.toUpperCase(), sheetMeasures.left, y, title.points, { weight: 'semibold' }),
    textMark(copy, sheetMeasures.right, y, title.markPoints, { weight: 'semibold', colour: 'peacock', align: 'right' }),
  ];
}
