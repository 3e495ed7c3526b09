import { auditLogMessages as say } from '@vikray/contract/audit-log/audit-log-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose, press } from '../../../testing/screens/web-form-actions.ts';
import { shellReplies, testUser, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { manas } from '../../../testing/screens/web-rights.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin({ fld_logintype: 'Administrator' });
});

const entry = {
  fld_auditid: 41,
  fld_happenedat: '2026-11-20T04:30:05.000Z',
  fld_userid: 8,
  fld_username: 'Manas Kulpe',
  fld_operation: 'UpdateCustomer',
  fld_record: 'customer',
  fld_recordid: 12,
  fld_recordname: 'Sahyadri Hospital',
  fld_changes: [
    { field: 'Phone', before: '1', after: '22' },
    { field: 'PAN', before: null, after: '•••' },
  ],
};
const login = {
  fld_eventid: 3,
  fld_happenedat: '2026-11-20T03:30:00.000Z',
  fld_action: 'Failed',
  fld_mobile: '9000000077',
  fld_username: '',
  fld_address: '10.0.0.4',
};

const office = {
  ...shellReplies,
  GetLoginRecord: answer([{ ...testUser, fld_logintype: 'Administrator' }]),
  GetUserNames: answer([manas]),
  GetAuditLog: answer([entry], { total: 1 }),
  GetLoginEvents: answer([login], { total: 1 }),
};

async function openLog(replies: object = {}, address = '/auditlog') {
  const server = stubServer({ ...office, ...replies });
  const app = openApp(address);
  await screen.findByRole('heading', { name: 'Audit Log' });
  return { server, app };
}

describe('the audit log', () => {
  test('shows who changed which fields of which record', async () => {
    await openLog();
    const row = (await screen.findByText('Sahyadri Hospital')).closest('tr');
    if (!row) throw new Error('The list has no rows');
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 6)
        .map((cell) => cell.textContent),
    ).toEqual(['20-11-2026 10:00:05', 'Manas Kulpe', 'Update Customer', 'Customer 12', 'Sahyadri Hospital', 'Phone, PAN']);
  });

  test('opens a change field by field, with the values before and after', async () => {
    await openLog();
    fireEvent.click(await screen.findByRole('button', { name: 'Changes of Customer 12' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual(['FieldBeforeAfter', 'Phone122', 'PAN–•••']);
    expect(dialog.getByText(say.hidden)).toBeTruthy();
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('names the work where no user made a change (SHR-04)', async () => {
    await openLog({ GetAuditLog: answer([{ ...entry, fld_userid: null, fld_username: 'Nightly clearing' }], { total: 1 }) });
    expect(await screen.findByRole('cell', { name: 'Nightly clearing' })).toBeTruthy();
  });

  test('says so when a change altered none of the fields that are shown', async () => {
    await openLog({ GetAuditLog: answer([{ ...entry, fld_changes: [] }], { total: 1 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Changes of Customer 12' }));
    expect(await screen.findByText(say.nothingShown)).toBeTruthy();
  });

  test('leads from a change to all changes of the same record', async () => {
    const { server } = await openLog({}, '/auditlog?user=8&from=2026-11-01');
    fireEvent.click(await screen.findByRole('button', { name: 'Changes of Customer 12' }));
    fireEvent.click(await screen.findByRole('button', { name: 'All Changes' }));
    await waitFor(() =>
      expect(server.sentTo('GetAuditLog').at(-1)?.query).toEqual({ record: 'customer', recordid: '12', page: '1', pagesize: '30' }),
    );
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Record No.' }).value).toBe('12'));
  });

  test('filters by user, kind and number of record, and operation', async () => {
    const { server } = await openLog();
    await screen.findByText('Sahyadri Hospital');
    await choose('User', 'Manas Kulpe');
    await choose('Record', 'Purchase');
    const number = screen.getByRole('textbox', { name: 'Record No.' });
    fireEvent.change(number, { target: { value: '7x' } });
    fireEvent.blur(number);
    await choose('Operation', 'Add Purchase');
    await waitFor(() =>
      expect(server.sentTo('GetAuditLog').at(-1)?.query).toEqual({
        userid: '8',
        record: 'purchase',
        recordid: '7',
        operation: 'AddPurchase',
        page: '1',
        pagesize: '30',
      }),
    );
  });

  test('takes its filters from the address and applies them to the file', async () => {
    const { server } = await openLog({}, '/auditlog?from=2026-11-01&to=2026-11-20&record=nonsense-kind&user=abc&search=rao');
    await waitFor(() =>
      expect(server.sentTo('GetAuditLog')[0]?.query).toMatchObject({ from: '2026-11-01', to: '2026-11-20', search: 'rao' }),
    );
    expect(server.sentTo('GetAuditLog')[0]?.query).not.toHaveProperty('userid');
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      '/api/GetAuditLog?search=rao&record=nonsense-kind&from=2026-11-01&to=2026-11-20&format=csv',
    );
  });

  test('says to everyone else that it is for Administrators only', async () => {
    storeTestLogin();
    await openLog({ GetLoginRecord: answer([testUser]), GetAuditLog: refusal(403, messages.notAuthorised) });
    expect(await screen.findByText(messages.notAuthorised)).toBeTruthy();
  });

  test('says so when nothing was found', async () => {
    await openLog({ GetAuditLog: answer([], { total: 0 }) });
    expect(await screen.findByText(say.noChanges)).toBeTruthy();
  });
});

describe('the logins', () => {
  test('are the other list, which keeps the user and the days', async () => {
    const { server } = await openLog({}, '/auditlog?user=8&record=customer&from=2026-11-01');
    await screen.findByText('Sahyadri Hospital');
    fireEvent.click(screen.getByRole('radio', { name: 'Logins' }));
    expect(await screen.findByText('9000000077')).toBeTruthy();
    expect(server.sentTo('GetLoginEvents')[0]?.query).toEqual({ userid: '8', from: '2026-11-01', page: '1', pagesize: '30' });
    await choose('Action', 'Failed');
    await waitFor(() => expect(server.sentTo('GetLoginEvents').at(-1)?.query).toMatchObject({ action: 'Failed' }));
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('/api/GetLoginEvents?userid=8&action=Failed');
  });
});
