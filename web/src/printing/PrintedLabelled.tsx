import type { PrintedLabelled as Labelled } from '@vikray/contract/printing/printed-labelled.ts';
import { printedMeasures } from '@vikray/contract/printing/printed-measures.ts';
import { Line, Lines, Rule } from './PrintedText.tsx';

const { left, right, terms } = printedMeasures;

interface LabelledProps {
  readonly title: string;
  /** The baseline of the title. */
  readonly heading: number;
  readonly rows: readonly Labelled[];
}

/** A heading with labelled texts below it: the terms or the annexure. */
export function PrintedLabelled({ title, heading, rows }: LabelledProps) {
  return (
    <>
      <h3>
        <Line text={title} x={left} y={heading} points={terms.headingPoints} weight="semibold" colour="peacock" />
      </h3>
      <Rule from={left} to={right} y={heading + terms.ruleBelow} colour="peacock" />
      <table aria-label={title}>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ row: { label, lines, top, height } }: { readonly row: Labelled }) {
  const { baseline, pitch, points, textX } = terms;
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
