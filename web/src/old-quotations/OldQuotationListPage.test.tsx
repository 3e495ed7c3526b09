import { oldQuotationYears } from '@vikray/contract/old-quotations/old-quotation-years.ts';
import { oldQuotationMessages as say } from '@vikray/contract/old-quotations/old-quotation-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose, chosenIn, offeredIn, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { oldQuotationRow } from '../../../testing/screens/web-old-records.ts';
import { answer, settle, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

async function openOldQuotations(rows: readonly object[], address = '/oldquotation') {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted('View Old Quotation', 'Approve Quotation', 'Void Quotation')),
    GetOldQuotation: answer(rows, { total: rows.length }),
  });
  const app = openApp(address);
  await screen.findByRole('heading', { name: 'Old Quotation List' });
  return { server, app };
}

const three = [oldQuotationRow(3), oldQuotationRow(2, { status: 'Open' }), oldQuotationRow(1, { status: 'Void' })];

test('shows seven columns (OLD-04, RTE-31)', async () => {
  await openOldQuotations(three);
  await screen.findByText('OLD/3');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Quotation Number',
    'Date',
    'Amount',
    'Customer',
    'Prepared By',
    'Status',
    'Export',
  ]);
  const cells = [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
  expect(cells[0]).toEqual(['OLD/3', '20/11/2020', '₹1,15,432.10', 'Sharavati Hospital', 'Madhav Ranade', 'Approved', '']);
  expect(screen.getByText('Total 3 items')).toBeTruthy();
});

test('is read-only: no one can approve, void or add here, whatever their rights (OLD-01, RGT-30)', async () => {
  await openOldQuotations(three);
  const row = await screen.findByText('OLD/3');
  const controls = [...(row.closest('main')?.querySelectorAll('.page-heading button, .page-heading a, tbody button, tbody a') ?? [])];
  expect(controls.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual([
    'CSV',
    'Excel',
    'Export OLD/3',
    'Export OLD/2',
    'Export OLD/1',
  ]);
});

test('offers the years from the current one back to 2013, and starts with 2020 - 2021 (OLD-02, GEN-06)', async () => {
  const { server, app } = await openOldQuotations(three);
  expect(chosenIn('Financial Year')).toBe('2020 - 2021');
  await waitFor(() =>
    expect(server.sentTo('GetOldQuotation')[0]?.query).toEqual({ page: '1', pagesize: '30', financialyear: '2020-2021' }),
  );
  expect(await offeredIn('Financial Year')).toEqual([...oldQuotationYears(today()).map((year) => year.replace('-', ' - ')), say.allYears]);
  await choose('Financial Year', '2016 - 2017');
  await waitFor(() =>
    expect(server.sentTo('GetOldQuotation').at(-1)?.query).toEqual({ page: '1', pagesize: '30', financialyear: '2016-2017' }),
  );
  expect(app.path()).toBe('/oldquotation');
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/GetOldQuotation?financialyear=2016-2017&format=csv');
});

test('shows all years together, in list and file, without the dialog about an empty year (OLD-02)', async () => {
  const { server } = await openOldQuotations([]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'OK' }));
  await choose('Financial Year', say.allYears);
  await waitFor(() => expect(server.sentTo('GetOldQuotation').at(-1)?.query).toEqual({ page: '1', pagesize: '30' }));
  expect(chosenIn('Financial Year')).toBe(say.allYears);
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/GetOldQuotation?format=csv');
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the standard year when the year in the address is not offered (OLD-02)', async () => {
  const { server } = await openOldQuotations(three, '/oldquotation?year=1999-2000');
  await waitFor(() => expect(server.sentTo('GetOldQuotation')[0]?.query).toMatchObject({ financialyear: '2020-2021' }));
});

test('searches within the year, on the server (OLD-03, OLD-11)', async () => {
  const { server } = await openOldQuotations(three, '/oldquotation?search=hospital&year=2014-2015');
  expect(screen.getByPlaceholderText<HTMLInputElement>(messages.searchHere).value).toBe('hospital');
  await waitFor(() =>
    expect(server.sentTo('GetOldQuotation')[0]).toMatchObject({ method: 'GET', query: { search: 'hospital', financialyear: '2014-2015' } }),
  );
});

test('says in a dialog that a year has no quotations, once for each year (OLD-05, OLD-06)', async () => {
  await openOldQuotations([]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(say.emptyYearTitle)).toBeTruthy();
  expect(dialog.getByText(say.emptyYear)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(say.noneFound)).toBeTruthy();
  await choose('Financial Year', '2013 - 2014');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('shows no dialog when only a search finds nothing (OLD-05, OLD-06)', async () => {
  await openOldQuotations([], '/oldquotation?search=nobody');
  expect(await screen.findByText(say.noneFound)).toBeTruthy();
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('exports an approved quotation, and says why any other cannot be exported (OLD-07, OLD-08, PDF-14)', async () => {
  const { server } = await openOldQuotations(three);
  for (const name of ['Export OLD/2', 'Export OLD/1'])
    expect((await screen.findByRole('button', { name })).getAttribute('aria-disabled')).toBe('true');
  press('Export OLD/2');
  expect(await screen.findByText(quotationMessages.exportOnlyApproved)).toBeTruthy();
  press('Export OLD/3');
  expect(await screen.findByText(printingMessages.pdfFailed)).toBeTruthy();
  await settle();
  expect(server.sent.filter(({ name }) => name.endsWith('.pdf')).map(({ name }) => name)).toEqual(['old-quotations/3.pdf']);
});
