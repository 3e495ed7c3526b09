import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBulkCustomers } from '../../../../../testing/builders/bulk-customers.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { listedCustomers } from '../../../customers/customer-store.ts';
import { readPage, type ListedTable, type ShownSections, type Window } from '../lists/list-page.ts';

let panel: TestPanel;
let listed: readonly { id: number; name_key: string; search_text: string }[];
beforeAll(async () => {
  panel = await startTestPanel();
  const { db } = panel;
  await insertBulkCustomers(db, 20_000);
  // The numbers of the sections are independent of each other. The year is in both, and in the last one only of the first 6,000.
  await sql`
    update customers set search_text = 'on ' || (id % 90 + 10) || '/' || (2000 + id % 7) || ${'\n\n'} || search_text || ${'\n\n'} ||
      case when id < 6000 then (id % 80 + 10) || '/2004' else '' end
    where search_text <> ''`.execute(db);
  listed = await db.selectFrom('customers').select(['id', 'name_key', 'search_text']).where('status', '<>', 'Deleted').execute();
});
afterAll(() => panel.stop());

const mayHide = (term: string) => /^[\d/]+$/.test(term);
const lists: Readonly<Record<string, ShownSections | undefined>> = {
  'all sections': undefined,
  'all but the first': { without: 'first', mayHide: (term) => mayHide(term) || 'on'.includes(term) },
  'all but the last': { without: 'last', mayHide },
};

function idsShowing(sections: ShownSections | undefined, typed: string, order: 'id' | 'name_key'): number[] {
  const shown = (text: string) => {
    const parts = text.split('\n\n');
    return sections ? (sections.without === 'first' ? parts.slice(1) : parts.slice(0, -1)) : parts;
  };
  const rows = listed.filter(({ search_text: text }) =>
    searchTerms(typed).every((term) => shown(text).some((part) => part.includes(term))),
  );
  return rows.toSorted((a, b) => (a[order] < b[order] ? -1 : a[order] > b[order] ? 1 : a.id - b.id)).map(({ id }) => id);
}

describe.each(Object.entries(lists))('a list that shows %s', (_, sections) => {
  test.each([
    '11/2004',
    '77/2004',
    '/2004',
    '2004',
    '200',
    '20',
    '/2',
    '4',
    'on',
    'bulk',
    'bulk 12/2004',
    'needle',
    'needle 2004',
    '99/2004',
  ])('finds by %s what it shows, in each order, direction and page, and counts it (GEN-15)', async (search) => {
    // The total of short words is what the page shows.
    const isCounted = searchTerms(search).every((term) => term.length > 2);
    for (const column of ['id', 'name_key'] as const) {
      const inOrder = idsShowing(sections, search, column);
      const list: ListedTable<number> = {
        ...listedCustomers(panel.db, {}),
        sortColumns: { order: column },
        ...(sections && { sections }),
        rowsOf: async (ids) => ids,
        idOf: (id) => id,
      };
      for (const descending of [false, true]) {
        const all = descending ? inOrder.toReversed() : inOrder;
        const window: Window = {
          search,
          sort: undefined,
          descending,
          after: undefined,
          offset: 0,
          limit: 30,
          wantsTotal: isCounted,
          mayTakeLong: true,
        };
        const first = await readPage(panel.db, list, window);
        expect(first.rows).toEqual(all.slice(0, 30));
        const total = isCounted ? [Math.min(all.length, 10_000), all.length > 10_000] : [undefined, undefined];
        expect([first.total, first.totalIsCapped]).toEqual(total);
        const behind = await readPage(panel.db, list, { ...window, after: all[9], wantsTotal: false });
        expect(behind.rows).toEqual(all[9] === undefined ? all.slice(0, 30) : all.slice(10, 40));
        expect((await readPage(panel.db, list, { ...window, offset: 300, wantsTotal: false })).rows).toEqual(all.slice(300, 330));
      }
    }
  });
});
