import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addSalesSetup, aQuotation, type SalesSetup } from '../../../testing/builders/quotations.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { readPdf } from '../../../testing/panel/read-pdf.ts';

let panel: TestPanel;
let setup: SalesSetup;
beforeAll(async () => {
  panel = await startTestPanel();
  setup = await addSalesSetup(panel.admin);
});
afterAll(() => panel.stop());

async function consignmentOf(companyId: number, invoiceNumber: string) {
  const order = await addOrderWithLines(panel.admin, aQuotation({ ...setup, companyId }, undefined, { installed: 'No' }));
  const consignmentId = await dispatchPieces(panel.admin, order, [2], invoiceNumber);
  const [consignment] = await panel.admin.call('GetConsignment', { consignmentId });
  return { consignmentId, number: consignment?.number ?? '', invoice: consignment?.invoiceNumber ?? '' };
}

async function papersOf(ids: readonly (number | string)[], paper: string) {
  const { address, cookie } = panel.admin;
  const response = await fetch(`${address}/api/consignments/papers.pdf?ids=${ids.join(',')}&paper=${paper}`, { headers: { cookie } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const pages = response.ok ? (await readPdf(bytes)).pages.map((page) => page.replaceAll(/\s+/g, ' ')) : [];
  return { status: response.status, disposition: response.headers.get('content-disposition'), pages };
}

describe('the papers of several consignments (DSK-08)', () => {
  test('are one file in the order given: notes of all, invoices of those that were issued here', async () => {
    const own = await addCompany(panel.admin, { invoicesIssuedHere: 'Yes' });
    const [typed, issued] = [await consignmentOf(setup.companyId, '77'), await consignmentOf(own, '')];
    const notes = await papersOf([issued.consignmentId, typed.consignmentId], 'note');
    expect(notes.disposition).toContain('dispatch_notes.pdf');
    expect(notes.pages.map((page) => [page.includes(issued.number), page.includes(typed.number)])).toEqual([
      [true, false],
      [false, true],
    ]);
    const invoices = await papersOf([typed.consignmentId, issued.consignmentId], 'invoice');
    expect(invoices.pages).toHaveLength(1);
    expect(invoices.pages[0]).toContain(issued.invoice);
  });

  test('are refused without any, of an unknown consignment, of too many, and of another paper', async () => {
    const typed = await consignmentOf(setup.companyId, '78');
    expect((await papersOf([typed.consignmentId], 'invoice')).status).toBe(404);
    expect((await papersOf([typed.consignmentId], 'challan')).status).toBe(404);
    expect((await papersOf([typed.consignmentId, 987_654], 'note')).status).toBe(404);
    expect((await papersOf([typed.consignmentId], 'bill')).status).toBe(400);
    expect((await papersOf(['x'], 'note')).status).toBe(400);
    expect(
      (
        await papersOf(
          Array.from({ length: 101 }, (_, index) => index + 1),
          'note',
        )
      ).status,
    ).toBe(400);
  });
});
