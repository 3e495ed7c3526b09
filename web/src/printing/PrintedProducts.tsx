import type { PrintedOpening } from '@vikray/contract/printing/printed-head.ts';
import { edgesOf, printedMeasures, type RowMeasures } from '@vikray/contract/printing/printed-measures.ts';
import type { PrintedPages } from '@vikray/contract/printing/printed-pages.ts';
import type { PrintedProductPage, PrintedRow } from '@vikray/contract/printing/printed-rows.ts';
import { printedWords } from '@vikray/contract/printing/printed-words.ts';
import { PrintedPhoto } from './PrintedPhoto.tsx';
import { Area, Line, Lines, Rule } from './PrintedText.tsx';

const { left, right, table, title, numberBlock } = printedMeasures;

/** The first of the columns with figures, which are right-aligned. */
const firstFigure = 3;

interface ProductsProps {
  readonly page: PrintedProductPage;
  readonly pages: PrintedPages;
  readonly onPhotoFailed: () => void;
}

/** The content of a page of products. The first page also names the customer. */
export function PrintedProducts({
  page: { opening, tableTop, rows },
  pages: { columns, rowMeasures, productPages },
  onPhotoFailed,
}: ProductsProps) {
  const edges = edgesOf(rowMeasures);
  // A long opening fills a page of its own, without products.
  const hasTable = rows.length > 0 || productPages.length === 1;
  return (
    <>
      {opening && <Opening opening={opening} />}
      {hasTable && (
        <table>
          <thead>
            <tr>
              {columns.map((name, column) => (
                <th key={name} scope="col">
                  {column === 0 && <Area x={left} y={tableTop} width={right - left} height={table.headHeight} colour="tint" />}
                  <ColumnName name={name} column={column} edges={edges} y={tableTop + table.headBaseline} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number.lines.join()} row={row} measures={rowMeasures} edges={edges} onPhotoFailed={onPhotoFailed} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface ColumnNameProps {
  readonly name: string;
  readonly column: number;
  readonly edges: readonly number[];
  readonly y: number;
}

function ColumnName({ name, column, edges, y }: ColumnNameProps) {
  const isFigure = column >= firstFigure;
  const x = isFigure ? (edges[column + 1] ?? right) - table.inset : (edges[column] ?? left) + (column === 0 ? table.inset : 0);
  return (
    <Line text={name} x={x} y={y} points={table.headPoints} weight="semibold" colour="peacockDark" align={isFigure ? 'right' : 'left'} />
  );
}

function Opening({ opening }: { readonly opening: PrintedOpening }) {
  const { captionPoints, to, valueBelow } = numberBlock;
  const captionType = { points: captionPoints, colour: 'meta' } as const;
  return (
    <>
      <h2>
        <Line text={opening.title} x={left} y={title.baseline} points={title.points} weight="semibold" />
      </h2>
      {opening.caution.lines.length > 0 && (
        <p>
          <Lines text={opening.caution} x={opening.caution.x} colour="meta" />
        </p>
      )}
      <p>
        <Line text={printedWords.to} x={left} y={to} {...captionType} /> <Lines text={opening.name} x={left} weight="semibold" />
      </p>
      <p>
        <Lines text={opening.address} x={left} colour="text" />
      </p>
      <p>
        <Lines text={opening.attention} x={left} weight="semibold" />
      </p>
      {opening.facts.map(({ caption, value, baseline }) => (
        <p key={caption}>
          <Line text={caption} x={right} y={baseline} align="right" {...captionType} />{' '}
          <Lines text={{ ...value, baseline: baseline + valueBelow, pitch: valueBelow }} x={right} weight="semibold" align="right" />
        </p>
      ))}
      {opening.validity.lines.length > 0 && (
        <p>
          <Lines text={opening.validity} x={right} colour="text" align="right" />
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly row: PrintedRow;
  readonly measures: RowMeasures;
  readonly edges: readonly number[];
  readonly onPhotoFailed: () => void;
}

function Row({ row, measures, edges, onPhotoFailed }: RowProps) {
  const { top, height } = row;
  const [first = left, photoX = left, textX = left] = edges;
  const { photo, firstBaseline } = measures;
  const figures = [row.quantity, row.rate, row.total].map((text) => ({ ...text, baseline: firstBaseline, pitch: 0 }));
  return (
    <tr>
      <td>
        <Lines text={{ ...row.number, baseline: firstBaseline, pitch: 0 }} x={first + table.inset} top={top} isFigure />
      </td>
      <td>
        <PrintedPhoto
          src={row.photo}
          name={row.name.lines.join(' ')}
          box={{ x: photoX, y: top + photo.below, width: photo.width, height: photo.height }}
          onFailed={onPhotoFailed}
        />
      </td>
      <td>
        <Lines text={row.name} x={textX} top={top} weight="semibold" /> <Lines text={row.description} x={textX} top={top} colour="text" />
        {row.continued.lines.length > 0 && ' '}
        <Lines text={row.continued} x={textX} top={top} colour="meta" />
        <Rule from={left} to={right} y={top + height} />
      </td>
      {figures.map((text, index) => {
        const column = firstFigure + index;
        const weight = column === measures.columns.length - 1 ? 'semibold' : 'regular';
        return (
          <td key={column}>
            <Lines text={text} x={(edges[column + 1] ?? right) - table.inset} top={top} weight={weight} align="right" isFigure />
          </td>
        );
      })}
    </tr>
  );
}
