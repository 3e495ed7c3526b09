import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reportMessages, reportWords as say } from '@vikray/contract/reports/report-messages.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { reportReplies } from '../../../testing/screens/web-reports.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

function open(address: string, replies: object = {}) {
  const server = stubServer({ ...reportReplies, ...replies });
  return { server, app: openApp(address) };
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the sales', () => {
  test('are those of this financial year by month at first, and keep other choices in the address (RPT-01, RPT-03)', async () => {
    const { server, app } = open('/reports');
    await screen.findByRole('table');
    expect(server.sentTo('GetSalesReport')[0]?.query).toEqual({
      page: '1',
      by: 'month',
      measure: 'Order value',
      from: 'this year',
      to: 'this year',
    });
    choose('Period', 'last month');
    choose('By', 'person');
    await waitFor(() =>
      expect(server.sentTo('GetSalesReport').at(-1)?.query).toMatchObject({ from: 'last month', to: 'last month', by: 'person' }),
    );
    expect(app.address()).toContain('by=person');
    expect(app.address()).toContain('from=last');
  });

  test('offer no order value by line, whatever the address says (RPT-08)', async () => {
    const { server } = open('/reports?by=product&measure=Order+value');
    await screen.findByRole('table');
    expect(server.sentTo('GetSalesReport')[0]?.query).toMatchObject({ by: 'product', measure: 'Goods value' });
    const offered = within(screen.getByLabelText('Measure')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Goods value', 'Net goods value']);
  });

  test('open the list of a figure by Enter, and Escape comes back to the same figure (RPT-01, RPT-02)', async () => {
    const { server, app } = open('/reports?by=person');
    const table = await screen.findByRole('table');
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Ashwin Palekar');
    fireEvent.click(within(within(table).getByRole('row', { name: /^Ashwin/ })).getAllByRole('link', { name: '₹100.00' })[0] ?? table);
    await waitFor(() => expect(app.path()).toBe('/orderlist'));
    await waitFor(() =>
      expect(server.sentTo('GetOrder').at(-1)?.query).toMatchObject({ from: '2026-04-01', to: '2027-03-31', preparedbyid: '4' }),
    );
    await screen.findByRole('button', { name: reportMessages.back });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(app.address()).toBe('/reports?by=person'));
    await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Ashwin Palekar'));
  });

  test('say that they failed, with the sentence of the server, and that there are none', async () => {
    open('/reports', { GetSalesReport: refusal(400, reportMessages.tooLong) });
    expect(await screen.findByText(reportMessages.tooLong)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('say that there are none', async () => {
    const none = {
      fld_key: 'total',
      fld_label: 'Total',
      fld_count: 0,
      fld_quantity: null,
      fld_amount: '0.00',
      fld_share: '–',
      fld_countshare: '–',
    };
    const rows = [{ ...none, fld_before: '0.00', fld_change: '', fld_page: 'orderlist', fld_beforepage: 'orderlist' }];
    open('/reports', { GetSalesReport: answer(rows, { total: 1 }) });
    expect(await screen.findByText(say.noSales)).toBeTruthy();
  });

  test('are printed with measure, period, filters and instant, and no control of the page (RPT-20)', async () => {
    const printed: string[] = [];
    window.print = () => printed.push(document.querySelector('.printed-table')?.textContent ?? '');
    open('/reports?by=person&statename=Kerala');
    await screen.findByRole('table');
    fireEvent.click(screen.getByRole('button', { name: say.print }));
    await waitFor(() => expect(printed).toHaveLength(1));
    for (const part of ['Order value by person', 'Kerala', 'as of', 'Meenal Dabholkar', '₹150.00', 'Total'])
      expect(printed[0]).toContain(part);
  });
});

test('the funnel shows the conversion by number and by value, and each stage opens its quotations (RPT-13, RPT-14)', async () => {
  const { server, app } = open('/reports?tab=Funnel');
  const table = await screen.findByRole('table');
  expect(screen.getAllByText('50.00%', { selector: 'dd' })).toHaveLength(2);
  fireEvent.click(within(table).getByRole('link', { name: 'Fully dispatched' }));
  await waitFor(() => expect(app.path()).toBe('/quotationlist'));
  await waitFor(() =>
    expect(server.sentTo('GetQuotation').at(-1)?.query).toMatchObject({ stage: 'Fully dispatched', quotedfrom: '2026-04-01' }),
  );
});

test('the ageing is that of undelivered goods or open quotations, which promise no date (RPT-17)', async () => {
  const { server } = open('/reports?tab=Ageing&agedby=promise');
  await screen.findByRole('table');
  expect(server.sentTo('GetAgeing')[0]?.query).toMatchObject({ what: 'orders', by: 'promise' });
  choose('Show', 'quotations');
  await waitFor(() => expect(server.sentTo('GetAgeing').at(-1)?.query).toMatchObject({ what: 'quotations', by: 'age' }));
});

test('everything sold is said, and the days are chosen (RPT-19)', async () => {
  const { server } = open('/reports?tab=Unsold');
  expect(await screen.findByText(say.allSold)).toBeTruthy();
  choose('Not Ordered For', '30');
  await waitFor(() => expect(server.sentTo('GetUnsold').at(-1)?.query).toMatchObject({ days: '30' }));
});
