import { useState, type ReactNode } from 'react';
import { reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { useIsPhone } from '../platform/media.ts';
import './report-picture.css';

interface ReportPictureProps {
  readonly title: string;
  /** Whether a year before is drawn, so that it must be named. */
  readonly isCompared: boolean;
  readonly children: ReactNode;
}

/** The picture of a report, which can be folded. On phones it is folded at first, because the table comes first there. */
export function ReportPicture({ title, isCompared, children }: ReportPictureProps) {
  const isPhone = useIsPhone();
  const [chosen, choose] = useState<boolean>();
  const isOpen = chosen ?? !isPhone;
  return (
    <details className="report-picture" open={isOpen} onToggle={({ currentTarget }) => choose(currentTarget.open)}>
      <summary>
        <span>{title}</span>
        {isCompared && isOpen && (
          <span className="report-legend" aria-hidden>
            <span className="report-legend-now">{say.thisPeriod}</span>
            <span className="report-legend-before">{say.yearBefore}</span>
          </span>
        )}
      </summary>
      {isOpen && children}
    </details>
  );
}
