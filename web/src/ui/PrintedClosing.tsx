import type { PrintedClosing as Closing, PrintedTerm, PrintedTotals } from '@vikray/contract/quotations/printed-closing.ts';
import { printedMeasures } from '@vikray/contract/quotations/printed-measures.ts';
import type { PrintedPages } from '@vikray/contract/quotations/printed-pages.ts';
import { printedWords } from '@vikray/contract/quotations/printed-words.ts';
import { Area, Line, Lines, Rule } from './PrintedText.tsx';

const { left, right, page, facts, totals: totalsBox, grandTotal, terms: termsBox, preparer: preparerBox, note } = printedMeasures;

/** What a page of totals and terms shows; the last one has preparer and note. */
export function PrintedClosing({ closing, pages }: { readonly closing: Closing; readonly pages: PrintedPages }) {
  return (
    <>
      {closing.totals && <Totals totals={closing.totals} />}
      <h3>
        <Line text={pages.termsTitle} x={left} y={closing.termsHeading} points={termsBox.headingPoints} weight="semibold" colour="peacock" />
      </h3>
      <Rule from={left} to={right} y={closing.termsHeading + termsBox.ruleBelow} colour="peacock" />
      <table aria-label={pages.termsTitle}>
        <tbody>
          {closing.terms.map((term) => (
            <Term key={term.label} term={term} />
          ))}
        </tbody>
      </table>
      {closing.preparerTop !== undefined && (
        <>
          <Preparer top={closing.preparerTop} preparer={pages.preparer} />
          <p>
            <Line text={pages.note} x={page.width / 2} y={note.baseline} points={note.points} colour="meta" align="center" />
          </p>
        </>
      )}
    </>
  );
}

function Totals({ totals: { rows, grand, facts: known } }: { readonly totals: PrintedTotals }) {
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
              <Area x={totalsBox.x} y={grand.top} width={right - totalsBox.x} height={grandTotal.height} radius={grandTotal.radius} colour="peacock" />
              <Line text={grand.label} x={totalsBox.labelX} y={grand.top + grandTotal.baseline} points={grandTotal.labelPoints} weight="semibold" colour="paper" tracking={grandTotal.tracking} />
            </th>
            <td>
              <Lines text={{ ...grand.amount, baseline: grandTotal.baseline, pitch: 0 }} top={grand.top} weight="bold" colour="paper" {...amount} />
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

function Term({ term: { label, lines, top, height } }: { readonly term: PrintedTerm }) {
  const { baseline, pitch, points, textX } = termsBox;
  return (
    <tr>
      <th scope="row">
        <Line text={label} x={left} y={top + baseline} points={points} weight="semibold" />
      </th>
      <td>
        <Lines text={{ lines, points, baseline, pitch }} x={textX} top={top} colour="text" />
        <Rule from={left} to={right} y={top + height} />
      </td>
    </tr>
  );
}

function Preparer({ top, preparer: { name, facts: lines } }: { readonly top: number; readonly preparer: PrintedPages['preparer'] }) {
  const { captionPoints, name: nameBelow, first, pitch, points } = preparerBox;
  return (
    <p>
      <Line text={printedWords.preparedBy} x={left} y={top} points={captionPoints} colour="meta" />{' '}
      <Lines text={{ ...name, baseline: nameBelow, pitch: 0 }} x={left} top={top} weight="semibold" />{' '}
      <Lines text={{ lines, points, baseline: first, pitch }} x={left} top={top} colour="text" />
    </p>
  );
}
