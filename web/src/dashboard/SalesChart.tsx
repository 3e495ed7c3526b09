import { salesChartMessages as say } from '@vikray/contract/dashboard/dashboard-messages.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { chartScale } from './chart-scale.ts';
import type { MonthSales } from './month-sales.ts';
import './sales-chart.css';
import { SalesDrawing } from './SalesDrawing.tsx';
import { useSize } from './use-size.ts';

interface SalesChartProps {
  /** What it shows, for screen readers. */
  readonly label: string;
  readonly months: readonly MonthSales[];
}

/** A column chart with a line, month by month. The table beside it holds the same figures for screen readers. */
export function SalesChart({ label, months }: SalesChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [pointedAt, setPointedAt] = useState<number>();
  const scale = chartScale(months, size);
  const begun = months.filter(({ isToCome }) => !isToCome);
  const shown = pointedAt === undefined ? undefined : begun[pointedAt];

  function pointAt(event: PointerEvent): void {
    const month = Math.floor((event.clientX - (frame.current?.getBoundingClientRect().left ?? 0) - scale.left) / scale.slot);
    setPointedAt(month >= 0 && month < begun.length ? month : undefined);
  }

  function stepOnKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setPointedAt(Math.min(begun.length - 1, Math.max(0, (pointedAt ?? begun.length) + step)));
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a month only shows its figure larger
    <div
      className="sales-chart"
      ref={frame}
      role="img"
      aria-label={label}
      tabIndex={0}
      onPointerMove={pointAt}
      onPointerDown={pointAt}
      onPointerLeave={() => setPointedAt(undefined)}
      onFocus={() => setPointedAt(begun.length - 1)}
      onBlur={() => setPointedAt(undefined)}
      onKeyDown={stepOnKey}
    >
      <SalesDrawing months={months} begun={begun} scale={scale} {...size} shownAt={shown && pointedAt} />
      {shown && pointedAt !== undefined && (
        <div
          className={scale.x(pointedAt) > size.width / 2 ? 'sales-tip sales-tip-left' : 'sales-tip'}
          style={{ '--x': `${scale.x(pointedAt)}px`, '--y': `${Math.max(scale.y(shown.paise), 60)}px` }}
          aria-hidden
        >
          <span>{shown.title}</span>
          <strong className="tabular">{formatRupees(shown.paise)}</strong>
          {shown.before !== undefined && <span className="tabular">{say.yearBefore(formatRupees(shown.before))}</span>}
        </div>
      )}
    </div>
  );
}
