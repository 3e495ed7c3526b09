import { printedColours } from '@vikray/contract/printing/printed-measures.ts';
import type { PlacedText } from '@vikray/contract/printing/printed-head.ts';
import type { Weight } from '@vikray/contract/printing/text-setting.ts';
import { Fragment } from 'react';

interface Type {
  readonly weight?: Weight;
  readonly colour?: keyof typeof printedColours;
  readonly align?: 'left' | 'right' | 'center';
  /** Figures all as wide as each other, so that those of a column stand below each other. */
  readonly isFigure?: boolean;
}

interface LineProps extends Type {
  readonly text: string;
  /** The left or right end or the middle, as `align` says, and the baseline, in mm on the paper. */
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
  /** What the baselines count from. */
  readonly top?: number;
}

/** The lines of a text that has its place. */
export function Lines({ text: { lines, points, baseline, pitch }, x, top = 0, ...type }: LinesProps) {
  return lines.map((line, index) => (
    // Lines have no other identity than their place.
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

/** A level line on a printed paper. */
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
