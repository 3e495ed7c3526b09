/** The pages that the staff of an office open, how often, and the requests that each page sends at once. */
import type { SeededRandom } from '../demo/seeded-random.ts';
import { answer, asCall } from './calls.ts';
import type { DailyWork } from './daily-work.ts';
import type { LoadCall, Client } from './load.ts';

export interface OfficePage {
  readonly name: string;
  /** Of a hundred pages, how many are this one. */
  readonly share: number;
  /** The requests of the n-th page that anyone opens. */
  readonly calls: (random: SeededRandom, n: number) => LoadCall[];
}

/** What many customers and products of the sample data have in their names, so that each search finds other rows. */
const firsts = ['giri', 'sona', 'vriksh', 'nilgiri', 'sahya', 'kaveri', 'meghna', 'aravali', 'tara', 'indra', 'jeevan', 'arogya'];
const seconds = ['hospital', 'school', 'clinic', 'office', 'college', 'eye', 'nagpur', 'pune', 'surat', 'kochi', 'bed', 'chair'];

const pageOf = (random: SeededRandom, most: number) => ({ page: random.int(1, most), pageSize: 30 });

/** Reads which records there are, and returns the pages. */
export async function officePages(panel: Client, work: DailyWork): Promise<OfficePage[]> {
  const approved = { page: 1, pageSize: 200 };
  const rows = await answer<{ fld_quotationid: number }[]>(panel, asCall('GetApprovedQuotation', approved));
  const quotationIds = rows.map((row) => row.fld_quotationid);
  const search = (random: SeededRandom) => `${random.of(firsts)} ${random.of(seconds)}`;
  return [
    {
      name: 'customer list',
      share: 12,
      calls: (random) => [asCall('GetCustomerList', pageOf(random, 50)), asCall('GetNotifications', {})],
    },
    {
      name: 'customer search',
      share: 16,
      calls: (random) => [asCall('GetCustomerList', { page: 1, pageSize: 30, search: search(random) })],
    },
    { name: 'product search', share: 10, calls: (random) => [asCall('GetProduct', { page: 1, pageSize: 30, search: random.of(firsts) })] },
    { name: 'quotation list', share: 14, calls: (random) => [asCall('GetQuotation', pageOf(random, 50)), asCall('GetNotifications', {})] },
    {
      name: 'quotation',
      share: 16,
      calls: (random) => {
        const quotationId = random.of(quotationIds);
        return [asCall('GetQuotation', { quotationId }), asCall('GetQuotationProduct', { quotationId })];
      },
    },
    { name: 'follow-ups due', share: 8, calls: (random) => [asCall('GetFollowUpList', { ...pageOf(random, 3), due: 'Today' })] },
    { name: 'order list', share: 8, calls: (random) => [asCall('GetOrder', pageOf(random, 20)), asCall('GetNotifications', {})] },
    { name: 'dashboard', share: 5, calls: () => [asCall('GetDashboardCount', {}), asCall('GetDashboarshMonthWiseOrdersSales', {})] },
    { name: 'add a quotation of 10 lines', share: 4, calls: () => [work.quotation()] },
    { name: 'dispatch a line', share: 3, calls: (_, n) => [work.dispatch(n)] },
    { name: 'PDF', share: 4, calls: (random) => [{ method: 'GET', path: `/api/quotations/${random.of(quotationIds)}.pdf` }] },
  ];
}
