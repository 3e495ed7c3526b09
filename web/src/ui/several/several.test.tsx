import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerRow } from '../../../../testing/screens/web-customers.ts';
import { findNotice } from '../../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const customers = ['Akshar', 'Bharati', 'Chetana'].map((name, index) => customerRow(index + 1, name));
const result = (index: number, message = '') => ({
  fld_index: index,
  fld_ok: message === '' ? 'Yes' : 'No',
  fld_status: message === '' ? 200 : 409,
  fld_answer: [],
  fld_message: message,
  fld_id: index + 1,
});

async function openList(
  RunForEach: ReturnType<typeof answer>,
  rights: Parameters<typeof granted> = ['Customer List', 'Approve Customer', 'Delete Customer'],
  total = 3,
) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetCustomerList: answer(customers, { total }),
    RunForEach,
  });
  openApp('/customerlist?status=Pending');
  await screen.findByRole('heading', { name: 'Akshar' });
  return server;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

describe('Select', () => {
  test('is only there for users who can do something with several rows (FND-22)', async () => {
    await openList(answer([]), ['Customer List']);
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  });

  test('approves everything that the list has found in three clicks (FND-22)', async () => {
    const server = await openList(answer([result(0), result(1), result(2)]));
    press('Select');
    press('Approve All');
    const question = await screen.findByRole('dialog', { name: 'Approve 3 customers?' });
    expect(within(question).getByText('No row is selected. This applies to all that the list has found.')).toBeTruthy();
    fireEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await findNotice('3 approved.');
    expect(server.sentTo('RunForEach').map(({ body }) => body)).toEqual([
      { operation: 'ApproveCustomer', rows: [1, 2, 3].map((customerid) => ({ customerid, version: 3 })) },
    ]);
    const all = server.sentTo('GetCustomerList').find(({ query }) => query['pagesize'] === '200');
    expect(all?.query).toMatchObject({ status: 'Pending', page: '1' });
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  });

  test('names the rows that were not done, with their sentence and link, and keeps them ticked (FND-23)', async () => {
    await openList(answer([result(0), result(1, 'This customer is deleted.')]));
    press('Select');
    tick('Select Akshar');
    tick('Select Bharati');
    press('Approve 2');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
    const results = await screen.findByRole('dialog', { name: '1 approved, 1 not.' });
    expect(within(results).getByText('This customer is deleted.')).toBeTruthy();
    expect(within(results).getByRole('link', { name: 'Bharati' }).getAttribute('href')).toBe('/viewcustomer?id=2');
    expect(within(results).getByRole('button', { name: 'CSV' })).toBeTruthy();
    fireEvent.click(within(results).getAllByRole('button', { name: 'Close' }).at(-1) ?? results);
    const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect([isTicked('Select Akshar'), isTicked('Select Bharati')]).toEqual([false, true]);
  });

  test('ticks all found and offers to delete only what is ticked (FND-22)', async () => {
    await openList(answer([]));
    press('Select');
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    tick('All 3 found');
    await screen.findByRole('button', { name: 'Delete 3' });
    expect(screen.getByText('3 selected')).toBeTruthy();
    press('Delete 3');
    const question = await screen.findByRole('dialog', { name: 'Delete 3 customers?' });
    fireEvent.click(within(question).getByRole('button', { name: 'No' }));
    press('Cancel');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('ticks at most the first 200 (FND-22)', async () => {
    await openList(answer([]), undefined, 1204);
    press('Select');
    expect(screen.getByRole('checkbox', { name: 'First 200 found' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});
