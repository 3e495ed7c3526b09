import { customerMessages } from '@vikray/contract/customers/customer-messages.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { fileMessages } from '@vikray/contract/platform/file-messages.ts';
import type { ImportState } from '@vikray/contract/imports/import-state.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerRow } from '../../../testing/screens/web-customers.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { choose, press } from '../../../testing/screens/web-form-actions.ts';
import { answer, noAnswer, refusal, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { queryClient } from '../platform/queries.ts';

beforeEach(() => {
  queryClient.clear();
  storeTestLogin();
});

function run(state: ImportState, change: object = {}) {
  return {
    importid: 3,
    kind: 'customers',
    filename: 'fair.csv',
    state,
    totalrows: 12,
    badrows: 0,
    presentrows: 0,
    donerows: 0,
    failure: '',
    notes: '',
    updates: 'No',
    updatedrows: 0,
    unchangedrows: 0,
    startedby: 'Rohini Sondhi',
    updatedon: '2026-11-20T04:30:00.000Z',
    maytakeback: 'Yes',
    ...change,
  };
}

function open(address: string, replies: Parameters<typeof stubServer>[0] = {}, rights: RightName[] = ['Add Customer']) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetImports: answer([]),
    GetImportRows: answer([], { total: 0 }),
    GetImportChanges: answer([], { total: 0 }),
    ...replies,
  });
  return { server, app: openApp(address) };
}

function pick(label: RegExp, ...files: File[]): void {
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
}

describe('choosing a file', () => {
  test('offers a sample file of the chosen kind, as CSV or for Excel', async () => {
    open('/import?kind=customers');
    const csv = await screen.findByRole('link', { name: 'Sample CSV' });
    expect([csv.getAttribute('download'), csv.getAttribute('href')]).toEqual([
      'customers_sample.csv',
      '/api/import-samples/customers?format=csv',
    ]);
    expect(screen.getByRole('link', { name: 'Sample Excel' }).getAttribute('href')).toBe('/api/import-samples/customers?format=xlsx');
  });

  test('offers the kinds that the user may import, and pictures where the file can name them', async () => {
    open('/import?kind=products', {}, ['Add Customer', 'Add Product']);
    await screen.findByRole('heading', { name: 'Import' });
    expect(screen.getByLabelText('Pictures')).toBeTruthy();
    await choose('Import of', 'Brochure Requests');
    expect(screen.queryByLabelText('Pictures')).toBeNull();
    expect(screen.queryByText('Old Quotations')).toBeNull();
  });

  test('is not open to other users', async () => {
    open('/import', {}, ['Customer List']);
    expect(await screen.findByText('You are not authorised to continue.')).toBeTruthy();
  });

  test('asks for a file before it sends anything', async () => {
    const { server } = open('/import');
    await screen.findByRole('button', { name: 'Check File' });
    press('Check File');
    expect((await screen.findAllByText(say.chooseFile)).length).toBeGreaterThan(0);
    expect(await server.allSent('CheckImport')).toEqual([]);
  });

  test('sends the file and leads to the result of the check', async () => {
    const { server, app } = open('/import?kind=customers', {
      CheckImport: answer([run('Checked')], { Message: say.checked }),
      GetImports: answer([run('Checked')]),
    });
    await screen.findByRole('button', { name: 'Check File' });
    const file = new File(['Company Name'], 'fair.csv');
    pick(/^File/, file);
    press('Check File');
    expect(await screen.findByRole('heading', { name: 'Import 3' })).toBeTruthy();
    expect(server.sentTo('CheckImport')[0]?.body).toEqual({ kind: 'customers', filename: 'fair.csv', file });
    expect(app.path()).toContain('/import');
    expect(screen.getByText(say.noneBad)).toBeTruthy();
  });

  test('shows at the field why a file is refused', async () => {
    open('/import', { CheckImport: refusal(422, fileMessages.notUtf8, { code: 'FileUnusable', field: 'file' }) });
    await screen.findByRole('button', { name: 'Check File' });
    pick(/^File/, new File(['x'], 'old.csv'));
    press('Check File');
    await waitFor(() => expect(screen.getAllByText(fileMessages.notUtf8).some((found) => found.className === 'field-message')).toBe(true));
  });
});

describe('known records', () => {
  test('are updated if the user ticks it, and approved only by users who may (RES-28)', async () => {
    const { server } = open('/import?kind=products', { CheckImport: answer([run('Checked')]) }, [
      'Add Product',
      'Edit Product',
      'Approve Product',
    ]);
    fireEvent.click(await screen.findByRole('checkbox', { name: say.update }));
    fireEvent.click(screen.getByRole('checkbox', { name: say.approve }));
    pick(/^File/, new File(['x'], 'prices.csv'));
    press('Check File');
    await waitFor(() => expect(server.sentTo('CheckImport')[0]?.body).toMatchObject({ update: 'Yes', approve: 'Yes' }));
  });

  test('are not offered to be updated without the right, nor for kinds that have none (RES-28)', async () => {
    open('/import?kind=products', {}, ['Add Product', 'Add Customer']);
    await screen.findByRole('button', { name: 'Check File' });
    expect(screen.queryByRole('checkbox', { name: say.update })).toBeNull();
  });

  test('are shown with what they were and what they will be (RES-28)', async () => {
    const changes = [{ field: 'MRP', before: '100.00', after: '120' }];
    open('/import?id=3', {
      GetImports: answer([run('Checked', { updates: 'Yes', updatedrows: 1, totalrows: 1 })]),
      GetImportChanges: answer([{ changeid: 1, rownumber: 2, label: 'Teak Chair', changes }], { total: 1 }),
    });
    const row = await screen.findByRole('row', { name: /Teak Chair/ });
    expect(row.textContent).toContain('MRP 100.00 → 120');
  });
});

describe('columns that are not known', () => {
  const details = { unknowncolumns: ['Cust Group', 'Shoe Size'], samples: ['B2B', ''], missingcolumns: ['industry', 'address'] };
  const sentence = say.unknownColumns(details.unknowncolumns);

  async function sendUnclear() {
    const replies = [refusal(422, sentence, { code: 'ColumnsUnclear', field: 'file', ...details }), answer([run('Checked')])];
    const opened = open('/import?kind=customers', {
      CheckImport: () => (replies.shift() ?? noAnswer)(),
      GetIndustry: answer([{ label: 'Hospital', value: 1 }]),
    });
    await screen.findByRole('button', { name: 'Check File' });
    pick(/^File/, new File(['x'], 'fair.csv'));
    press('Check File');
    await screen.findByRole('heading', { name: 'Columns' });
    return opened;
  }

  test('are left out unless the user chooses a field for them (RES-24)', async () => {
    const { server } = await sendUnclear();
    expect(screen.getByText(say.sample('B2B'))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Columns' }));
    expect(screen.queryByText(sentence)).toBeNull();
    await choose('Shoe Size', 'Website');
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: '1 Road' } });
    press('Check File');
    await waitFor(() => expect(server.sentTo('CheckImport')).toHaveLength(2));
    const sent = server.sentTo('CheckImport')[1]?.body as Record<string, string>;
    expect([JSON.parse(sent['columns'] ?? ''), JSON.parse(sent['values'] ?? '')]).toEqual([
      { 'Cust Group': '', 'Shoe Size': 'website' },
      { address: '1 Road' },
    ]);
  });

  test('go away with the file that has them (RES-24)', async () => {
    await sendUnclear();
    pick(/^File/, new File(['y'], 'other.csv'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Columns' })).toBeNull());
  });
});

describe('an import', () => {
  test('says how its file was read', async () => {
    const notes = fileMessages.otherSheets('Customers', 'Notes');
    open('/import?id=3', { GetImports: answer([run('Checked', { notes })]) });
    expect(await screen.findByText(notes)).toBeTruthy();
  });

  test('with bad rows shows the reasons and cannot be started', async () => {
    const rows = [{ rowid: 8, rownumber: 5, label: 'Mutha Mills', reason: 'Please select City.' }];
    open('/import?id=3', { GetImports: answer([run('Checked', { badrows: 12 })]), GetImportRows: answer(rows, { total: 1 }) });
    expect(await screen.findByText('Please select City.')).toBeTruthy();
    expect(screen.getByText(say.badRows)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    expect(screen.getByRole('link', { name: say.csvToCorrect }).getAttribute('href')).toBe('/api/import-rows/3?format=csv');
    expect(screen.getByRole('link', { name: say.excelToCorrect }).getAttribute('href')).toBe('/api/import-rows/3?format=xlsx');
  });

  test('with bad and good rows offers to import the good ones (RES-26)', async () => {
    const { server } = open('/import?id=3', {
      GetImports: answer([run('Checked', { badrows: 2 })]),
      StartImport: answer([{ ImportId: 3 }]),
    });
    expect(await screen.findByText(say.someBad('2'))).toBeTruthy();
    expect(screen.getByRole('link', { name: say.correctFile }).getAttribute('href')).toBe('/import?kind=customers');
    press(say.importGood('10'));
    await waitFor(() => expect(server.sentTo('StartImport')[0]?.body).toEqual({ importid: 3, rows: 'Good' }));
  });

  test('with rows that exist already starts once these are left out', async () => {
    const { server } = open('/import?id=3', {
      GetImports: answer([run('Checked', { presentrows: 2 })]),
      StartImport: answer([{ ImportId: 3 }]),
    });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 10 Rows' });
    expect(button.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: say.skipPresent }));
    press('Import 10 Rows');
    await waitFor(() => expect(server.sentTo('StartImport')[0]?.body).toEqual({ importid: 3, skippresent: 'Yes' }));
  });

  test.each([
    ['starts', 'Checked', 'StartImport', () => press('Import 12 Rows')],
    ['is taken back', 'Done', 'TakeBackImport', () => press('Yes')],
  ] as const)('%s once, also when it is pressed again before the page shows it', async (_, state, operation, act) => {
    const reloaded = Promise.withResolvers<void>();
    let isDone = false;
    const { server } = open('/import?id=3', {
      GetImports: async () => {
        if (isDone) await reloaded.promise;
        return answer([run(isDone ? 'Taken Back' : state)])();
      },
      [operation]: () => {
        isDone = true;
        return answer([{ ImportId: 3 }])();
      },
    });
    await screen.findByRole('heading', { name: 'Import 3' });
    if (state === 'Done') press('Take Back');
    act();
    await waitFor(() => server.sentTo(operation));
    await settle();
    act();
    expect(await server.allSent(operation)).toEqual([operation]);
    reloaded.resolve();
    expect(await screen.findByText('Taken Back')).toBeTruthy();
  });

  test('that is running shows its progress', async () => {
    open('/import?id=3', { GetImports: answer([run('Running', { donerows: 6 })]) });
    expect(await screen.findByText(say.running)).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50);
  });

  test('that is done asks before it is taken back; a refusal names what depends on it', async () => {
    const { server } = open('/import?id=3', {
      GetImports: answer([run('Done', { donerows: 12 })]),
      TakeBackImport: refusal(409, say.quotationsDepend),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Take Back' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(say.confirmTakeBack)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(say.quotationsDepend)).toBeTruthy();
    expect(server.sentTo('TakeBackImport')[0]?.body).toEqual({ importid: 3 });
  });

  test('that is done is not taken back without the rights for it', async () => {
    open('/import?id=3', { GetImports: answer([run('Done', { donerows: 12, maytakeback: 'No' })]) });
    await screen.findByRole('link', { name: 'All Imports' });
    expect(screen.queryByRole('button', { name: 'Take Back' })).toBeNull();
  });

  test('that is done stays after No', async () => {
    const { server } = open('/import?id=3', { GetImports: answer([run('Done', { donerows: 12 })]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Take Back' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'No' }));
    expect(await server.allSent('TakeBackImport')).toEqual([]);
  });

  test('that failed and was taken back says why', async () => {
    open('/import?id=3', { GetImports: answer([run('Taken Back', { failure: say.recordAlreadyAdded })]) });
    expect(await screen.findByText(say.recordAlreadyAdded)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take Back' })).toBeNull();
  });

  test('that is being taken back makes the list reload at the end, even after the user has left its page', async () => {
    let state: 'Taking Back' | 'Taken Back' = 'Taking Back';
    let customers = [customerRow(1, 'Mutha Mills')];
    open('/import?id=3', {
      GetImports: () => Response.json({ data: [run(state)] }),
      GetCustomerList: () => Response.json({ data: customers, total: customers.length }),
    });
    await screen.findByText(say.running);
    cleanup();
    openApp('/customerlist');
    expect(await screen.findByText('Mutha Mills')).toBeTruthy();
    state = 'Taken Back';
    customers = [];
    expect(await screen.findByText(customerMessages.noneFound)).toBeTruthy();
  });

  test('that ends before the page has asked for it makes the lists reload, too', async () => {
    let [state, customers]: [ImportState, object[]] = ['Checked', []];
    const { app } = open('/customerlist', {
      GetImports: () => Response.json({ data: [run(state)] }),
      GetCustomerList: () => Response.json({ data: customers, total: customers.length }),
      StartImport: () => {
        [state, customers] = ['Done', [customerRow(1, 'Mutha Mills')]];
        return answer([{ ImportId: 3 }])();
      },
    });
    await screen.findByText(customerMessages.noneFound);
    app.go('/import?id=3');
    fireEvent.click(await screen.findByRole('button', { name: 'Import 12 Rows' }));
    await screen.findByRole('button', { name: 'Take Back' });
    await settle();
    app.go('/customerlist');
    expect(await screen.findByText('Mutha Mills')).toBeTruthy();
  });

  test('that does not exist says so', async () => {
    open('/import?id=4711');
    expect(await screen.findByText(say.notFound)).toBeTruthy();
  });
});

test.each([
  ['/customerlist', 'GetCustomerList', 'customers'],
  ['/saleslist', 'GetSalesList', 'sales-calls'],
  ['/downloadbrochure', 'GetBrochure', 'brochure-requests'],
] as const)('%s offers its import, and the file for it, to users who may import', async (address, list, kind) => {
  open(address, { [list]: answer([], { total: 0 }) });
  expect((await screen.findByRole('link', { name: 'Import' })).getAttribute('href')).toBe(`/import?kind=${kind}`);
  press('For Import');
  expect(screen.getByText('Excel, all columns')).toBeTruthy();
});

test('a list offers its import, and the file for it, only to users who may import', async () => {
  open('/customerlist', { GetCustomerList: answer([], { total: 0 }) }, ['Customer List']);
  await screen.findByRole('link', { name: 'CSV' });
  expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'For Import' })).toBeNull();
});
