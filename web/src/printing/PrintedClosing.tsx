import type { PrintedClosing as Closing, PrintedTotals } from '@vikray/contract/printing/printed-closing.ts';
import { printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { PrintedPages } from '@vikray/contract/printing/printed-pages.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import { PrintedLabelled } from './PrintedLabelled.tsx';
import { Area, Line, Lines, Rule } from './PrintedText.tsx';

const { left, right, page, facts, totals: totalsBox, grandTotal, preparer: preparerBox, note } = printedMeasures;

/** The content of a page of totals and terms. The last page also has the preparer and the note. */
export function PrintedClosing({ closing, pages }: { readonly closing: Closing; readonly pages: PrintedPages }) {
  return (
    <>
      {closing.totals && <Totals totals={closing.totals} />}
      <PrintedLabelled title={pages.termsTitle} heading={closing.termsHeading} rows={closing.terms} />
      {closing.preparer && <Preparer preparer={closing.preparer} />}
      {closing.noteBaseline !== undefined && (
        <p>
          <Line text={pages.note} x={page.width / 2} y={closing.noteBaseline} points={note.points} colour="meta" align="center" />
        </p>
      )}
    </>
  );
}

function Totals({ totals: { rows, grand, footnote, facts: known } }: { readonly totals: PrintedTotals }) {
  const amount = { x: totalsBox.amountRight, align: 'right', isFigure: true } as const;
  return (
    <>
      {known.map(({ caption, value }, index) => {
        const baseline = facts.baseline + index * facts.pitch;
        return (
          <p key={caption}>
            <Line text={caption} x={left} y={baseline} points={facts.captionPoints} colour="meta" />{' '}
            <Lines text={{ ...value, baseline: baseline + facts.valueBelow, pitch: facts.valueBelow }} x={left} weight="semibold" />
          </p>
        );
      })}
      <table aria-label={printedWords.totals}>
        <tbody>
          {rows.map(({ label, amount: text }, index) => {
            const top = totalsBox.top + index * totalsBox.rowHeight;
            const place = { baseline: totalsBox.baseline, pitch: 0 };
            return (
              <tr key={label.lines.join()}>
                <th scope="row">
                  <Lines text={{ ...label, ...place }} x={totalsBox.labelX} top={top} colour="text" />
                  <Rule from={totalsBox.x} to={right} y={top + totalsBox.rowHeight} />
                </th>
                <td>
                  <Lines text={{ ...text, ...place }} top={top} weight="semibold" {...amount} />
                </td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">
              <Area
                x={totalsBox.x}
                y={grand.top}
                width={right - totalsBox.x}
                height={grandTotal.height}
                radius={grandTotal.radius}
                colour="peacock"
              />
              <Line
                text={grand.label}
                x={totalsBox.labelX}
                y={grand.top + grandTotal.baseline}
                points={grandTotal.labelPoints}
                weight="semibold"
                colour="paper"
                tracking={grandTotal.tracking}
              />
            </th>
            <td>
              <Lines
                text={{ ...grand.amount, baseline: grandTotal.baseline, pitch: 0 }}
                top={grand.top}
                weight="bold"
                colour="paper"
                {...amount}
              />
            </td>
          </tr>
        </tbody>
      </table>
      {footnote.lines.length > 0 && (
        <p>
          <Lines text={{ ...footnote, baseline: footnote.top, pitch: printedMeasures.footnote.pitch }} x={left} colour="meta" />
        </p>
      )}
    </>
  );
}

function Preparer({ preparer: { top, name, facts: preparerFacts } }: { readonly preparer: NonNullable<Closing['preparer']> }) {
  const { captionPoints, name: nameBelow, namePitch, first, pitch } = preparerBox;
  const below = Math.max(0, name.lines.length - 1) * namePitch;
  return (
    <p>
      <Line text={printedWords.preparedBy} x={left} y={top} points={captionPoints} colour="meta" />{' '}
      <Lines text={{ ...name, baseline: nameBelow, pitch: namePitch }} x={left} top={top} weight="semibold" />{' '}
      <Lines text={{ ...preparerFacts, baseline: first + below, pitch }} x={left} top={top} colour="text" />
    </p>
  );
}
