/** Draws a paper that goes with goods as a PDF: A4, selectable text, each copy with all its pages. */
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { setLetterhead } from '@vikray/contract/printing/printed-head.ts';
import { printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import { hasIndian } from '@vikray/contract/printing/printed-typefaces.ts';
import { Setter, shrinking } from '@vikray/contract/printing/text-setting.ts';
import { drawFooter, drawLetterhead, drawWatermark } from './draw-frame.ts';
import { printedFonts } from './fonts.ts';
import { openPdf } from './open-pdf.ts';
import { addClosing, setClosing } from './paper-closing.ts';
import { PaperFlow } from './paper-flow.ts';
import { addFacts } from './paper-head.ts';
import { addParties, drawTitle, titleHeight } from './paper-parts.ts';
import { addTable, setTable } from './paper-table.ts';
import { openPictures } from './pictures.ts';
import { loadShaping } from './shaping.ts';

const { letterhead, footer, watermark } = printedMeasures;
const belowRule = 2;
const aboveFooter = 2;

/** Draws a paper. `bytesByAddress` holds JPEG files by their address. The same paper and moment give the same file. */
export async function drawPaper(
  paper: PrintablePaper,
  bytesByAddress: ReadonlyMap<string, Uint8Array>,
  createdAt: Date,
): Promise<Uint8Array> {
  if (hasIndian(JSON.stringify(paper))) await loadShaping();
  const { pdf, finish } = openPdf(paper, createdAt);
  const pictures = openPictures(pdf, bytesByAddress);
  const setter = new Setter(printedFonts);
  const { image } = paper.issuer;
  const head = setLetterhead(setter, { issuer: { ...paper.issuer, image: pictures.has(image) ? image : '' } });
  const top = letterhead.ruleY + head.shift + belowRule;
  const flow = flowOf(paper, setter, top + titleHeight);
  const number = setter.fit(paper.number, 'regular', 120, shrinking(footer.points, 5.2));
  const overprint = setter.fit(paper.overprint, 'bold', watermark.width, shrinking(watermark.points, watermark.leastPoints));
  for (const mark of paper.copies) {
    for (const [index, parts] of flow.pages.entries()) {
      pdf.addPage();
      drawLetterhead(pdf, head, pictures);
      drawWatermark(pdf, overprint);
      drawTitle(paper, mark)(pdf, top, pictures);
      for (const part of parts) part.draw(pdf, part.top, pictures);
      drawFooter(pdf, number, index + 1, flow.pages.length);
    }
  }
  return finish();
}

function flowOf(paper: PrintablePaper, setter: Setter, top: number): PaperFlow {
  const flow = new PaperFlow(top, footer.ruleY - aboveFooter);
  const closing = setClosing(setter, paper);
  addFacts(flow, setter, paper);
  addParties(flow, setter, paper.parties);
  addTable(flow, setTable(setter, paper), closing.height);
  addClosing(flow, closing);
  return flow;
}
