import { topMargin, type ChartScale } from './chart-scale.ts';
import { axisText, type MonthSales } from './month-sales.ts';

interface SalesDrawingProps {
  readonly months: readonly MonthSales[];
  /** The months that have begun. */
  readonly begun: readonly MonthSales[];
  readonly scale: ChartScale;
  readonly width: number;
  readonly height: number;
  /** The month that is shown larger, counted from 0. */
  readonly shownAt: number | undefined;
}

/** The columns with their line, the axis and the names of the months. The line of the current month is open. */
export function SalesDrawing({ months, begun, scale, width, height, shownAt }: SalesDrawingProps) {
  const { isSmall, ticks, left, slot, column, base, x, y } = scale;
  const points = begun.map(({ paise, before = paise }, month) => `${x(month)},${y(before)}`);
  const over = points.filter((_, month) => !begun[month]?.isCurrent);
  return (
    <svg width={width} height={height} aria-hidden className={isSmall ? 'sales-small' : undefined}>
      {shownAt !== undefined && (
        <rect className="sales-band" x={x(shownAt) - slot / 2} y={topMargin} width={slot} height={base - topMargin} />
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? 'sales-base' : 'sales-grid'} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className="tabular" x={left - 12} y={y(tick)} dy="0.35em" textAnchor="end">
            {axisText(tick)}
          </text>
        </g>
      ))}
      {begun.map((month, index) => (
        <path
          key={month.key}
          className={columnClass(month, shownAt === index)}
          d={columnPath(x(index) - column / 2, y(month.paise), column, base)}
        />
      ))}
      <polyline className="sales-line" points={over.join(' ')} />
      <polyline className="sales-line sales-line-open" points={points.slice(-2).join(' ')} />
      {begun.map(({ key, paise, before = paise }, index) => (
        <circle key={key} className="sales-point" cx={x(index)} cy={y(before)} r={shownAt === index ? 5 : isSmall ? 2.5 : 4} />
      ))}
      {months.map(({ key, name, isCurrent }, index) => (
        <text key={key} className={isCurrent ? 'sales-now' : undefined} x={x(index)} y={base + 24} textAnchor="middle">
          {isSmall ? name.slice(0, 1) : name}
        </text>
      ))}
    </svg>
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
