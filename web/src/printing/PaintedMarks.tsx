import type { Box, GroupMark, Mark, PictureMark, TextMark } from '@vikray/contract/printing/display-list.ts';
import { mmPerPoint, printedColours } from '@vikray/contract/printing/sheet-measures.ts';
import { Fragment } from 'react';
import { DeskDrawing } from '../ui/page/DeskDrawing.tsx';

interface Pictures {
  /** The addresses of the pictures that do not load. */
  readonly failed: ReadonlySet<string>;
  readonly onPictureFailed: (address: string) => void;
}

type MarksProps = Pictures & { readonly marks: readonly Mark[] };
type MarkProps<Of extends Mark> = Pictures & { readonly mark: Of };

/** Marks of a display list, in their order. */
export function PaintedMarks({ marks, ...pictures }: MarksProps) {
  return marks.map((mark, index) => (
    // A mark is identified only by its index.
    <Fragment key={index}>
      {/* Between texts, for screen readers and the clipboard. */}
      {mark.kind === 'text' && marks[index - 1]?.kind === 'text' && ' '}
      <PaintedMark mark={mark} {...pictures} />
    </Fragment>
  ));
}

function PaintedMark({ mark, ...pictures }: MarkProps<Mark>) {
  switch (mark.kind) {
    case 'text':
      return <PaintedText mark={mark} />;
    case 'rule': {
      const height = mark.points * mmPerPoint;
      const place = boxStyle({ ...mark, y: mark.y - height / 2, height });
      return <i className="printed-rule" style={{ ...place, borderColor: printedColours[mark.colour] }} aria-hidden />;
    }
    case 'box': {
      const { radius, fill, edge } = mark;
      const look = { ...(fill && { background: printedColours[fill] }), ...(edge && { border: `1px solid ${printedColours[edge]}` }) };
      return <i className="printed-area" style={{ ...boxStyle(mark), '--radius': radius, ...look }} aria-hidden />;
    }
    case 'shape': {
      const { x, y, side, boxes, colour } = mark;
      return (
        <svg className="printed-area" style={boxStyle({ x, y, width: side, height: side })} viewBox={`0 0 ${side} ${side}`} aria-hidden>
          <path
            d={boxes.map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`).join('')}
            fill={printedColours[colour]}
          />
        </svg>
      );
    }
    case 'picture':
      return <PaintedPicture mark={mark} {...pictures} />;
    case 'group':
      return <PaintedGroup mark={mark} {...pictures} />;
  }
}

function boxStyle({ x, y, width, height }: Box) {
  return { '--x': x, '--y': y, '--width': width, '--height': height };
}

function PaintedText({ mark: { text, x, y, points, weight, colour, align, isFigure, tracking } }: { readonly mark: TextMark }) {
  const names = ['printed-line', `printed-${weight}`, `printed-${align}`, isFigure && 'tabular'].filter(Boolean).join(' ');
  return (
    <span className={names} style={{ '--x': x, '--y': y, '--pt': points, '--tracking': tracking, color: printedColours[colour] }}>
      {text}
    </span>
  );
}

/** A picture; in a frame if it is a photo, with the line drawing for a missing one. */
function PaintedPicture({ mark, failed, onPictureFailed }: MarkProps<PictureMark>) {
  const { address, name, isPhoto } = mark;
  const isShown = address !== '' && !failed.has(address);
  const image = isShown && (
    <img className="printed-picture" src={address} alt={name} loading="lazy" onError={() => onPictureFailed(address)} />
  );
  return (
    <span
      className={isPhoto ? 'printed-area printed-photo' : 'printed-area'}
      style={boxStyle(mark)}
      data-placeholder={isPhoto && !isShown ? 'picture' : undefined}
    >
      {image || (isPhoto && <DeskDrawing />)}
    </span>
  );
}

function PaintedGroup({ mark: { role, name, marks }, ...pictures }: MarkProps<GroupMark>) {
  const content = <PaintedMarks marks={marks} {...pictures} />;
  switch (role) {
    case 'heading':
      return <h2>{content}</h2>;
    case 'subheading':
      return <h3>{content}</h3>;
    case 'paragraph':
      return <p>{content}</p>;
    case 'table':
      return (
        <table aria-label={name}>
          <tbody>{content}</tbody>
        </table>
      );
    case 'row':
      return <tr>{content}</tr>;
    case 'columnheader':
      return <th scope="col">{content}</th>;
    case 'rowheader':
      return <th scope="row">{content}</th>;
    case 'cell':
      return <td>{content}</td>;
    case 'repeated':
      return <div aria-hidden>{content}</div>;
  }
}
