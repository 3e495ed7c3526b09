import { reportMessages as say } from '@vikray/contract/reports/report-messages.ts';
import { AgeingTab } from './AgeingTab.tsx';
import { FunnelTab } from './FunnelTab.tsx';
import { reportTabs, useReportAddress } from './report-search.ts';
import './reports.css';
import { SalesTab } from './SalesTab.tsx';
import { UnsoldTab } from './UnsoldTab.tsx';

const pages = { Sales: SalesTab, Funnel: FunnelTab, Ageing: AgeingTab, Unsold: UnsoldTab };

/** What the office sells, what becomes of its quotations, what waits, and what nobody orders. */
export function ReportsPage() {
  const [{ tab = 'Sales' }, ask] = useReportAddress();
  const Shown = pages[tab];
  return (
    <Shown
      tabs={{ label: say.title, tabs: reportTabs, shown: tab, onShow: (shown) => ask({ tab: shown === 'Sales' ? undefined : shown }) }}
    />
  );
}
