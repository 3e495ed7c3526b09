import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from '../../../../testing/screens/web-form-actions.ts';
import { setWindowWidth } from '../../../../testing/screens/web-window.ts';
import { PhoneLink } from '../page/ContactLink.tsx';
import { DataTable } from './DataTable.tsx';
import { RowAction } from './RowAction.tsx';
import type { Column } from './table-columns.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly mobile: string;
  readonly note: string;
  readonly stock: string;
  readonly city: string;
}

const people: readonly Person[] = [
  { id: 1, name: 'Ila Barve', mobile: '9000000041', note: 'Away', stock: '12.00', city: 'Pune' },
  { id: 2, name: 'Uday Nene', mobile: '9000000042', note: '', stock: '3.00', city: 'Nashik' },
];

/** Renders the list 390 px wide. */
async function showOnPhone() {
  const remove = vi.fn();
  const ask = vi.fn();
  const columns: readonly Column<Person>[] = [
    { title: 'Name', cell: ({ name }) => name, onPhone: 'name', sort: 'name' },
    { title: 'Mobile', cell: ({ mobile }) => <PhoneLink number={mobile} />, onPhone: 'figure' },
    { title: 'Note', cell: ({ note }) => note, onPhone: 'detail' },
    { title: 'Stock', cell: ({ stock }) => stock, isNumber: true, onPhone: 'detail' },
    { title: 'City', cell: ({ city }) => city },
    {
      title: 'Action',
      icons: 1,
      cell: (person) => <RowAction icon={<i />} label={`Delete ${person.name}`} onClick={() => remove(person.id)} />,
    },
  ];
  const rows = { rows: people, total: 2, totalIsCapped: false, isStale: false, failure: undefined, retry: vi.fn() };
  const list = { search: '', page: 1, pageSize: 30, ask };
  const root = createRootRoute({
    component: () => <DataTable label="People" columns={columns} list={list} rows={rows} idOf={({ id }) => id} empty="None" />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(<RouterProvider router={router as never /* another tree than the app's */} />);
  await screen.findByText('Ila Barve');
  return { remove, ask };
}

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return within(row);
};

describe('a list on a phone', () => {
  beforeEach(() => setWindowWidth(390));

  test('shows name, figure and details in two lines without blank ones, and no table', async () => {
    await showOnPhone();
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'People' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Ila Barve9000000041Away · Stock 12.00', 'Uday Nene9000000042Stock 3.00']);
  });

  test('dials a number that is pressed', async () => {
    await showOnPhone();
    expect(rowOf('Uday Nene').getByRole('link', { name: '9000000042' }).getAttribute('href')).toBe('tel:9000000042');
  });

  test('opens with a tap, and shows all columns and actions', async () => {
    const { remove } = await showOnPhone();
    fireEvent.click(rowOf('Uday Nene').getByRole('button', { name: 'Uday Nene' }));
    const sheet = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Uday Nene' });
    expect(
      within(sheet)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Mobile', 'Note', 'Stock', 'City']);
    expect(within(sheet).getByText('Nashik')).toBeTruthy();
    fireEvent.click(within(sheet).getByText('Delete Uday Nene'));
    expect(remove).toHaveBeenCalledWith(2);
    expect(sheet.open).toBe(false);
  });

  test('has its actions in the menu of the row, which names the record', async () => {
    await showOnPhone();
    fireEvent.click(screen.getByRole('button', { name: 'More Ila Barve' }));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Ila Barve' })).toBeTruthy();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is sorted by the field above the rows', async () => {
    const { ask } = await showOnPhone();
    await choose('Sort by', 'Name, descending');
    expect(ask).toHaveBeenLastCalledWith({ sort: 'name', order: 'desc' });
  });
});
