import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { axisOf, axisText, type MonthSales } from './month-sales.ts';
import './sales-chart.css';
import { useSize } from './use-size.ts';

interface SalesChartProps {
  readonly months: readonly MonthSales[];
  readonly year: string;
}

const bottomMargin = 34;
const topMargin = 10;
const narrowWidth = 560;

/** A column chart with a line, from January to December. The table beside it holds the same figures for screen readers. */
export function SalesChart({ months, year }: SalesChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame);
  const [pointedAt, setPointedAt] = useState<number>();

  const ticks = axisOf(months);
  const top = ticks.at(-1) ?? 1;
  const isSmall = width < narrowWidth;
  const left = Math.max(...ticks.map((tick) => axisText(tick).length)) * (isSmall ? 6.4 : 7.2) + 14;
  const slot = Math.max(0, width - left) / months.length;
  const column = Math.min(slot * 0.56, 44);
  const base = height - bottomMargin;
  const x = (month: number) => left + slot * (month + 0.5);
  const y = (paise: number) => base - (paise / top) * (base - topMargin);

  const points = months.flatMap((month, index) => (month.isToCome ? [] : { ...month, index, at: `${x(index)},${y(month.paise)}` }));
  const over = points.filter((point) => !point.isCurrent);
  const shown = pointedAt === undefined ? undefined : points[pointedAt];

  function pointAt(event: PointerEvent): void {
    const month = Math.floor((event.clientX - (frame.current?.getBoundingClientRect().left ?? 0) - left) / slot);
    setPointedAt(month >= 0 && month < points.length ? month : undefined);
  }

  function stepOnKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setPointedAt(Math.min(points.length - 1, Math.max(0, (pointedAt ?? points.length) + step)));
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a month only shows its figure larger
    <div
      className="sales-chart"
      ref={frame}
      role="img"
      aria-label="Total Sales"
      tabIndex={0}
      onPointerMove={pointAt}
      onPointerDown={pointAt}
      onPointerLeave={() => setPointedAt(undefined)}
      onFocus={() => setPointedAt(points.length - 1)}
      onBlur={() => setPointedAt(undefined)}
      onKeyDown={stepOnKey}
    >
      <svg width={width} height={height} aria-hidden className={isSmall ? 'sales-small' : undefined}>
        {shown && <rect className="sales-band" x={x(shown.index) - slot / 2} y={topMargin} width={slot} height={base - topMargin} />}
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={tick === 0 ? 'sales-base' : 'sales-grid'} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className="tabular" x={left - 12} y={y(tick)} dy="0.35em" textAnchor="end">
              {axisText(tick)}
            </text>
          </g>
        ))}
        {points.map((month) => (
          <path
            key={month.name}
            className={columnClass(month, shown?.index === month.index)}
            d={columnPath(x(month.index) - column / 2, y(month.paise), column, base)}
          />
        ))}
        <polyline className="sales-line" points={over.map(({ at }) => at).join(' ')} />
        <polyline
          className="sales-line sales-line-open"
          points={points
            .slice(-2)
            .map(({ at }) => at)
            .join(' ')}
        />
        {points.map((month) => (
          <circle
            key={month.name}
            className="sales-point"
            cx={x(month.index)}
            cy={y(month.paise)}
            r={shown?.index === month.index ? 5 : isSmall ? 2.5 : 4}
          />
        ))}
        {months.map((month, index) => (
          <text key={month.name} className={month.isCurrent ? 'sales-now' : undefined} x={x(index)} y={base + 24} textAnchor="middle">
            {isSmall ? month.name.slice(0, 1) : month.name}
          </text>
        ))}
      </svg>
      {shown && (
        <div
          className={x(shown.index) > width / 2 ? 'sales-tip sales-tip-left' : 'sales-tip'}
          style={{ '--x': `${x(shown.index)}px`, '--y': `${Math.max(y(shown.paise), 60)}px` }}
          aria-hidden
        >
          <span>{`${shown.name} ${year}`}</span>
          <strong className="tabular">{formatRupees(shown.paise)}</strong>
        </div>
      )}
    </div>
  );
}

function columnClass({ isCurrent }: MonthSales, isShown: boolean): string {
  if (isCurrent) return 'sales-column sales-column-now';
  return isShown ? 'sales-column sales-column-shown' : 'sales-column';
}

/** A column on the axis with rounded upper corners. Empty without sales. */
function columnPath(left: number, top: number, width: number, base: number): string {
  const radius = Math.min(4, base - top, width / 2);
  if (radius <= 0) return '';
  return `M${left} ${base}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${base}Z`;
}
