import { failureSentence } from '../platform/call-failure.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/lists/EmptyState.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import type { Report } from './report-queries.ts';

interface ReportFrameProps {
  readonly report: Report;
  /** What is said where there is nothing to show. */
  readonly empty: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A report, or what is said in its place: that it loads, that it failed, or that there is nothing. */
export function ReportFrame({ report, empty, isEmpty, children }: ReportFrameProps) {
  if (report.failure && !report.rows) return <ListFailure sentence={failureSentence(report.failure)} retry={report.retry} />;
  if (!report.rows) return <section className="report-sheet report-loading" aria-busy />;
  if (isEmpty && !report.isStale)
    return (
      <section className="list-sheet">
        <EmptyState sentence={empty} />
      </section>
    );
  return children;
}
