import type { PrintedOpening } from '@vikray/contract/quotations/printed-head.ts';
import { printedMeasures } from '@vikray/contract/quotations/printed-measures.ts';
import type { PrintedProductPage, PrintedRow } from '@vikray/contract/quotations/printed-pages.ts';
import { printedWords } from '@vikray/contract/quotations/printed-words.ts';
import { useState } from 'react';
import { Desk } from './Desk.tsx';
import { Area, Line, Lines, Rule } from './PrintedText.tsx';

const { left, right, table, title, numberBlock, photo: photoBox } = printedMeasures;

const edges = table.columns.reduce<number[]>((ends, width) => [...ends, (ends.at(-1) ?? 0) + width], [left]);
const edge = (column: number) => edges[column] ?? right;
/** The first of the columns with figures, which stand at the right. */
const firstFigure = 3;

interface ProductsProps {
  readonly page: PrintedProductPage;
  readonly columns: readonly string[];
  readonly onPhotoFailed: () => void;
}

/** What a page of products shows; the first one says for whom. */
export function PrintedProducts({ page: { opening, tableTop, rows }, columns, onPhotoFailed }: ProductsProps) {
  return (
    <>
      {opening && <Opening opening={opening} />}
      <table>
        <thead>
          <tr>
            {columns.map((name, column) => (
              <th key={name} scope="col">
                {column === 0 && <Area x={left} y={tableTop} width={right - left} height={table.headHeight} colour="tint" />}
                <ColumnName name={name} column={column} y={tableTop + table.headBaseline} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.number.lines.join()} row={row} top={tableTop + table.headHeight + index * table.rowHeight} onPhotoFailed={onPhotoFailed} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function ColumnName({ name, column, y }: { readonly name: string; readonly column: number; readonly y: number }) {
  const isFigure = column >= firstFigure;
  const x = isFigure ? edge(column + 1) - table.inset : edge(column) + (column === 0 ? table.inset : 0);
  return <Line text={name} x={x} y={y} points={table.headPoints} weight="semibold" colour="peacockDark" align={isFigure ? 'right' : 'left'} />;
}

function Opening({ opening }: { readonly opening: PrintedOpening }) {
  const { captionPoints, number, date, valueBelow } = numberBlock;
  const caption = { points: captionPoints, colour: 'meta' } as const;
  const value = { x: right, weight: 'semibold', align: 'right' } as const;
  return (
    <>
      <h2>
        <Line text={opening.title} x={left} y={title.baseline} points={title.points} weight="semibold" />
      </h2>
      <p>
        <Line text={printedWords.to} x={left} y={number} {...caption} /> <Lines text={opening.name} x={left} weight="semibold" />
      </p>
      <p>
        <Lines text={opening.address} x={left} colour="text" />
      </p>
      <p>
        <Lines text={opening.attention} x={left} weight="semibold" />
      </p>
      <p>
        <Line text={opening.numberLabel} x={right} y={number} align="right" {...caption} />{' '}
        <Lines text={{ ...opening.number, baseline: number + valueBelow, pitch: 0 }} {...value} />
      </p>
      <p>
        <Line text={printedWords.date} x={right} y={date} align="right" {...caption} />{' '}
        <Lines text={{ ...opening.date, baseline: date + valueBelow, pitch: 0 }} {...value} />
      </p>
    </>
  );
}

interface RowProps {
  readonly row: PrintedRow;
  readonly top: number;
  readonly onPhotoFailed: () => void;
}

function Row({ row, top, onPhotoFailed }: RowProps) {
  const figures = [row.quantity, row.rate, row.total].map((text) => ({ ...text, baseline: table.firstBaseline, pitch: 0 }));
  return (
    <tr>
      <td>
        <Lines text={{ ...row.number, baseline: table.firstBaseline, pitch: 0 }} x={edge(0) + table.inset} top={top} isFigure />
      </td>
      <td>
        <Photo src={row.photo} name={row.name.lines.join(' ')} top={top} onFailed={onPhotoFailed} />
      </td>
      <td>
        <Lines text={row.name} x={edge(2)} top={top} weight="semibold" /> <Lines text={row.description} x={edge(2)} top={top} colour="text" />
        <Rule from={left} to={right} y={top + table.rowHeight} />
      </td>
      {figures.map((text, index) => {
        const column = firstFigure + index;
        const weight = column === table.columns.length - 1 ? 'semibold' : 'regular';
        return (
          <td key={column}>
            <Lines text={text} x={edge(column + 1) - table.inset} top={top} weight={weight} align="right" isFigure />
          </td>
        );
      })}
    </tr>
  );
}

/** A product's photo in its frame; the line drawing where there is none or it does not load. */
function Photo({ src, name, top, onFailed }: { readonly src: string; readonly name: string; readonly top: number; readonly onFailed: () => void }) {
  const [failedSrc, setFailedSrc] = useState('');
  const isShown = src !== failedSrc && src !== '';
  const box = { '--x': edge(1), '--y': top + photoBox.below, '--width': photoBox.width, '--height': photoBox.height, '--radius': photoBox.radius };
  return (
    <span className="printed-area printed-photo" style={box} data-placeholder={isShown ? undefined : 'picture'}>
      {isShown ? (
        <img
          className="printed-picture"
          src={src}
          alt={name}
          loading="lazy"
          onError={() => {
            setFailedSrc(src);
            onFailed();
          }}
        />
      ) : (
        <Desk />
      )}
    </span>
  );
}
