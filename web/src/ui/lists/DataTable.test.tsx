import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-search.ts';
import { StatusTag } from '../page/StatusTag.tsx';
import type { Column } from './table-columns.ts';
import { wholeList } from './whole-list.ts';

interface Quotation {
  readonly id: number;
  readonly number: string;
  readonly amount: string;
}

const columns: Column<Quotation>[] = [
  { title: 'S.No.', cell: (_row, serial) => serial, width: 64, isNumber: true, fixed: 'start' },
  { title: 'Quotation Number', cell: (row) => row.number, width: 200, fixed: 'start', sort: 'number' },
  { title: 'Amount', cell: (row) => row.amount, isNumber: true },
  { title: 'Status', cell: () => <StatusTag status="Partially Dispatched" />, width: 160, fixed: 'end' },
];

const quotations = [
  { id: 1, number: 'RSD/2026-2027/0148', amount: '₹28,65,680.74' },
  { id: 2, number: 'RSD/2026-2027/0147', amount: '₹4,86,210.00' },
];

function show(rows: Partial<ListRows<Quotation>> = {}, page: Partial<ListSearch> = {}) {
  const ask = vi.fn();
  const retry = vi.fn();
  render(
    <DataTable
      label="Quotations"
      columns={columns}
      list={{ search: '', page: 1, pageSize: 30, ...page, ask }}
      rows={{ rows: quotations, total: 2, totalIsCapped: false, isStale: false, failure: undefined, retry, ...rows }}
      idOf={(row) => row.id}
      empty="Quotation list no found"
    />,
  );
  return { ask, retry };
}

test('shows a row for each record and continues the numbers from page to page', () => {
  show({ total: 32 }, { page: 2 });
  expect(screen.getByText('RSD/2026-2027/0148')).toBeTruthy();
  const [first] = screen.getAllByRole('row').filter((row) => within(row).queryByText('₹28,65,680.74'));
  expect(first?.textContent).toContain('31');
});

const manyQuotations = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, number: `RSD/${index + 1}`, amount: '₹1.00' }));
const drawnRows = () => document.querySelectorAll('tr[data-row-key]').length;

test('draws the rows in view first, and all of them a moment later', async () => {
  show({ rows: manyQuotations, total: 60 });
  expect(screen.getByText('RSD/1')).toBeTruthy();
  expect(drawnRows()).toBeLessThan(60);
  await waitFor(() => expect(drawnRows()).toBe(60));
});

test('draws all rows at once where the user left the list scrolled down', () => {
  sessionStorage.setItem('vikray.list./quotations', JSON.stringify({ search: '', entry: 'a', scrollTop: 900 }));
  show({ rows: manyQuotations, total: 60 }, { shownAt: { path: '/quotations', search: '', entry: 'b', isReturn: true } });
  expect(drawnRows()).toBe(60);
  sessionStorage.clear();
});

test('says how many there are under the table (GEN-13)', () => {
  show();
  expect(screen.getByText('Total 2 items')).toBeTruthy();
});

test('scrolls its columns inside a fixed width of 1400 px (GEN-14)', () => {
  show();
  expect([...document.querySelectorAll('table')].some((table) => table.style.width === '1400px')).toBe(true);
});

test('sorts by a column when its head is pressed, then in reverse, then as the list does by itself', () => {
  const press = (page: Partial<ListSearch>) => {
    const { ask } = show({}, page);
    fireEvent.click(screen.getByRole('columnheader', { name: 'Quotation Number' }));
    cleanup();
    return ask.mock.lastCall?.[0];
  };
  expect(press({})).toEqual({ sort: 'number', order: 'asc' });
  expect(press({ sort: 'number', order: 'asc' })).toEqual({ sort: 'number', order: 'desc' });
  expect(press({ sort: 'number', order: 'desc' })).toEqual({ sort: undefined, order: undefined });
});

test('the head of a column that can be sorted by has a button, for the keyboard and for screen readers', () => {
  const { ask } = show();
  const buttonsIn = (name: string) => within(screen.getByRole('columnheader', { name })).queryAllByRole('button');
  expect(buttonsIn('Amount')).toEqual([]);
  const [button] = buttonsIn('Quotation Number');
  expect(button?.tabIndex).toBe(0);
  fireEvent.click(button as HTMLElement);
  expect(ask.mock.calls).toEqual([[{ sort: 'number', order: 'asc' }]]);
});

test('has its head and its rows in one table, with the fixed columns side by side at its edges', () => {
  show();
  const [table, second] = screen.getAllByRole('table');
  expect(second).toBeUndefined();
  const inset = (cell: HTMLElement) => [cell.style.insetInlineStart, cell.style.insetInlineEnd];
  const heads = within(table as HTMLElement).getAllByRole('columnheader');
  expect(heads.map(inset)).toEqual([
    ['0', ''],
    ['64px', ''],
    ['', ''],
    ['', '0'],
  ]);
  const [first] = screen.getAllByRole('row').filter((row) => within(row).queryByText('₹28,65,680.74'));
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(inset),
  ).toEqual(heads.map(inset));
});

test('announces the current order to screen readers', () => {
  show({}, { sort: 'number', order: 'desc' });
  expect(screen.getByRole('columnheader', { name: 'Quotation Number' }).getAttribute('aria-sort')).toBe('descending');
});

test('asks for the next page', () => {
  const { ask } = show({ total: 100 });
  fireEvent.click(screen.getByRole('button', { name: '2' }));
  expect(ask).toHaveBeenLastCalledWith({ page: 2 });
});

test('a whole list has no choice of the page size', () => {
  render(
    <DataTable
      label="Quotations"
      columns={columns}
      {...wholeList({ data: quotations, error: null, refetch: vi.fn() })}
      idOf={(row) => row.id}
      empty="Quotation list no found"
    />,
  );
  expect(screen.getByText('Total 2 items')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Page size' })).toBeNull();
});

test('shows empty rows while the first ones are loading', () => {
  show({ rows: [], total: undefined });
  expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(10);
  expect(screen.queryByText('Quotation list no found')).toBeNull();
});

test('keeps the old rows, but faded, while new ones are loading', () => {
  show({ isStale: true });
  expect(screen.getByText('RSD/2026-2027/0148').closest('.rows-stale')).toBeTruthy();
});

test('says that nothing was found', () => {
  show({ rows: [], total: 0 });
  expect(screen.getByText('Quotation list no found')).toBeTruthy();
});

test('says why there are no rows and tries again', () => {
  const { retry } = show({ rows: [], total: undefined, failure: 'Something went wrong, try again later.' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('offers a next page beyond a capped total as long as pages are full', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ id: index, number: `N${index}`, amount: '' }));
  const { ask } = show({ rows, total: 60, totalIsCapped: true }, { page: 2 });
  expect(screen.getByText('Total 60+ items')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '3' }));
  expect(ask).toHaveBeenLastCalledWith({ page: 3 });
});

test('goes to the last page when the address names one after it, and keeps the wrong page out of the history', () => {
  const { ask } = show({ rows: [], total: 65 }, { page: 9999 });
  expect(ask).toHaveBeenCalledExactlyOnceWith({ page: 3 }, { isCorrection: true });
});

test('offers to clear a search that found nothing', () => {
  const { ask } = show({ rows: [], total: 0 }, { search: 'qqzz' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(ask).toHaveBeenCalledWith({ search: '' });
});

test('offers nothing to clear when nothing was searched', () => {
  show({ rows: [], total: 0 });
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});
