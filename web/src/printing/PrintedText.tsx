import { printedColours } from '@vikray/contract/printing/printed-measures.ts';
import type { PlacedText } from '@vikray/contract/printing/printed-head.ts';
import type { Weight } from '@vikray/contract/printing/text-setting.ts';
import { Fragment } from 'react';

interface Type {
  readonly weight?: Weight;
  readonly colour?: keyof typeof printedColours;
  readonly align?: 'left' | 'right' | 'center';
  /** Draws digits of equal width, so that the figures of a column align. */
  readonly isFigure?: boolean;
}

interface LineProps extends Type {
  readonly text: string;
  /** The left end, right end or middle (see `align`) and the baseline, in mm on the paper. */
  readonly x: number;
  readonly y: number;
  readonly points: number;
  /** Space added after each letter, in points. */
  readonly tracking?: number;
}

/** One line of text on a printed paper. */
export function Line({
  text,
  x,
  y,
  points,
  weight = 'regular',
  colour = 'ink',
  align = 'left',
  isFigure = false,
  tracking = 0,
}: LineProps) {
  const names = ['printed-line', `printed-${weight}`, `printed-${align}`, isFigure && 'tabular'].filter(Boolean).join(' ');
  return (
    <span className={names} style={{ '--x': x, '--y': y, '--pt': points, '--tracking': tracking, color: printedColours[colour] }}>
      {text}
    </span>
  );
}

interface LinesProps extends Type {
  readonly text: PlacedText;
  readonly x: number;
  /** The origin of the baselines, in mm. */
  readonly top?: number;
}

/** The lines of a placed text. */
export function Lines({ text: { lines, points, baseline, pitch }, x, top = 0, ...type }: LinesProps) {
  return lines.map((line, index) => (
    // A line is identified only by its index.
    <Fragment key={index}>
      {index > 0 && ' '}
      <Line text={line} x={x} y={top + baseline + index * pitch} points={points} {...type} />
    </Fragment>
  ));
}

interface RuleProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** In mm. */
  readonly thickness?: number;
  readonly colour?: keyof typeof printedColours;
}

const thin = 0.18;

/** A horizontal line on a printed paper. */
export function Rule({ from, to, y, thickness = thin, colour = 'line' }: RuleProps) {
  return (
    <i
      className="printed-rule"
      style={{ '--x': from, '--width': to - from, '--y': y - thickness / 2, '--height': thickness, borderColor: printedColours[colour] }}
      aria-hidden
    />
  );
}

interface AreaProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly colour: keyof typeof printedColours;
}

/** A coloured area on a printed paper. */
export function Area({ x, y, width, height, radius = 0, colour }: AreaProps) {
  return (
    <i
      className="printed-area"
      style={{ '--x': x, '--y': y, '--width': width, '--height': height, '--radius': radius, background: printedColours[colour] }}
      aria-hidden
    />
  );
}
