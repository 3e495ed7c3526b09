import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerRow } from '../../../../testing/screens/web-customers.ts';
import { granted, shellReplies, storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const states = answer([
  { label: 'Kerala', value: 4028 },
  { label: 'Maharashtra', value: 4008 },
]);

function openList(address: string, rows = [customerRow(1, 'Akshar')]) {
  const rights = answer(granted('Customer List'));
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: rights,
    GetCustomerList: answer(rows, { total: rows.length }),
    GetState: states,
    GetIndustry: answer([{ label: 'Hospital', value: 3 }]),
  });
  openApp(address);
  return { asked: () => server.sentTo('GetCustomerList').map(({ query }) => query) };
}

describe('the filters of a list', () => {
  test('come from the address, for the rows and for the files (FND-15, FND-17, FND-18)', async () => {
    const { asked } = openList('/customerlist?status=Pending&from=this+month&to=this+month&stateid=4008');
    await screen.findByRole('heading', { name: 'Akshar' });
    expect(asked()[0]).toEqual({ status: 'Pending', from: 'this month', to: 'this month', stateid: '4008', page: '1', pagesize: '30' });
    const csv = screen.getByRole('link', { name: 'CSV' });
    expect(csv.getAttribute('href')).toContain('status=Pending');
    const tags = await screen.findByRole('group', { name: 'Filters' });
    expect(within(tags).getByText('Pending')).toBeTruthy();
    expect(await within(tags).findByText('This Month')).toBeTruthy();
    expect(await within(tags).findByText('Maharashtra')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeTruthy();
  });

  test('leave out values that the list does not have (FND-15)', async () => {
    const { asked } = openList('/customerlist?status=Sleeping&from=yesterday&stateid=x');
    await screen.findByRole('heading', { name: 'Akshar' });
    expect(asked()[0]).toEqual({ page: '1', pagesize: '30' });
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
  });

  test('are removed by their tags, which keep the search (FND-15)', async () => {
    const { asked } = openList('/customerlist?search=ak&status=Pending&datasource=Enquiry');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Status' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ search: 'ak', datasource: 'Enquiry', page: '1', pagesize: '30' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Data Source' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ search: 'ak', page: '1', pagesize: '30' }));
  });

  test('are chosen in a drawer and take effect together (FND-15, FND-18)', async () => {
    const { asked } = openList('/customerlist?page=2');
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    fireEvent.change(await within(drawer).findByLabelText('Added'), { target: { value: 'last month' } });
    const before = asked().length;
    fireEvent.click(within(drawer).getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    expect(asked().at(-1)).toEqual({ from: 'last month', to: 'last month', page: '1', pagesize: '30' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that find nothing can be cleared (FND-15)', async () => {
    openList('/customerlist?status=Approved', []);
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull());
  });
});
