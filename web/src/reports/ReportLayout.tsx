import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import type { ListFile } from '../platform/list-file.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PrinterIcon } from '../ui/icons/PrinterIcon.tsx';
import { CsvButton } from '../ui/lists/CsvButton.tsx';
import '../ui/lists/list.css';
import { usePrinting, type PrintedList } from '../ui/lists/use-printing.ts';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import type { ReportTab } from './report-search.ts';

/** Loaded when it is first printed. */
const PrintedTable = lazyPart(async () => ({ default: (await import('../ui/lists/PrintedTable.tsx')).PrintedTable }));

export type ReportTabs = Omit<ComponentProps<typeof Tabs<ReportTab>>, 'children'>;

interface ReportLayoutProps {
  readonly tabs: ReportTabs;
  /** Buttons before the files. */
  readonly tools?: ReactNode;
  readonly csv: ListFile;
  /** The report for paper; absent while there is nothing to print. */
  readonly paper: (() => Promise<PrintedList>) | undefined;
  readonly children: ReactNode;
}

/** The frame of every report: the heading with its files and Print, and the tabs. */
export function ReportLayout({ tabs, tools, csv, paper, children }: ReportLayoutProps) {
  const printing = usePrinting(async () => (paper ? paper() : { title: reportMessages.title, heads: [], rows: [] }));
  return (
    <>
      <div className="reports">
        <PageHeading title={reportMessages.title}>
          <div className="list-toolbar">
            {tools}
            <CsvButton {...csv} />
            <Button className="list-button" icon={<PrinterIcon />} isBusy={printing.isBusy} disabled={!paper} onClick={printing.print}>
              <span className="list-button-label">{say.print}</span>
            </Button>
          </div>
        </PageHeading>
        <Tabs {...tabs}>{children}</Tabs>
      </div>
      <Suspense>{printing.paper && <PrintedTable paper={printing.paper} onPrinted={printing.end} />}</Suspense>
    </>
  );
}
