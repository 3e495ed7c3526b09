/** The paper of a credit note beside the accountant's checklist of rule 53. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { addProduct } from '../../../testing/builders/products.ts';
import { addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { readPaper } from '../../../testing/panel/money-papers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { rule53, unmet } from '../../../testing/tax-files/paper-checklists.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** An invoice of 10 beds of a company that issues here, and a credit note on three of them. */
async function aCreditedInvoice() {
  const { admin } = panel;
  const setup = await addSalesSetup(admin);
  const companyId = await addCompany(admin, { moneyFrom: '2026-11-01', invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/' });
  const productId = await addProduct(admin, { stock: 900_00, name: `Fowler Bed ${Math.random()}` });
  await admin.call('UpdateProductTax', { productId, hsn: '940290', unit: 'PCS' });
  const lines = [{ productId, quantity: 10, rate: 333_33 }];
  const order = await addOrderWithLines(admin, aQuotation({ ...setup, companyId }, lines, { installed: 'No' }));
  const consignmentId = await dispatchPieces(admin, order, [10], '');
  const [invoice] = await admin.call('GetConsignment', { consignmentId });
  if (!invoice) throw new Error('no invoice');
  const [added] = await admin.call('AddCreditNote', {
    billId: 2 * consignmentId,
    date: '2026-11-20',
    reason: 'Goods returned',
    lines: [{ consignmentLineId: invoice.lines[0]?.lineId ?? 0, quantity: 3 }],
  });
  const { rows } = await admin.call('GetCreditNote', { billId: 2 * consignmentId });
  const [note] = rows;
  if (!note) throw new Error('no credit note');
  return { invoice, note, consignmentId, address: `creditnotes/${added?.creditNoteId ?? 0}/creditnote.pdf` };
}

test('a credit note says what rule 53 asks for (PAY-14)', async () => {
  const { invoice, note, address } = await aCreditedInvoice();
  const paper = await readPaper(address, panel.admin);
  expect(unmet(paper.text, rule53(invoice, note))).toEqual([]);
  expect(paper.off).toEqual([]);
  expect(paper.text).toContain('3 PCS');
  expect(paper.totalPages).toBe(1);
});

test('it is frozen with its first print, and says that it is void once it is (PAY-14)', async () => {
  const { note, address, invoice } = await aCreditedInvoice();
  const first = await readPaper(address, panel.admin);
  await panel.db.updateTable('companies').set({ address: 'Moved away' }).where('id', '=', invoice.companyForId).execute();
  await panel.db.updateTable('orders').set({ company_name: 'Other Traders' }).where('id', '=', invoice.orderId).execute();
  expect((await readPaper(address, panel.admin)).bytes).toEqual(first.bytes);
  await panel.admin.call('VoidCreditNote', { creditNoteId: note.creditNoteId, reason: 'Wrong invoice' });
  const after = await readPaper(address, panel.admin);
  expect(after.text).toContain('VOID');
  expect(after.text).not.toContain('Other Traders');
  expect((await readPaper(address, panel.admin)).bytes).toEqual(after.bytes);
});

test('it is for holders of the right alone, and there is none of a number that no credit note has (PAY-14)', async () => {
  const { address } = await aCreditedInvoice();
  const anyone = await panel.userWith(['Receipt List']);
  expect((await readPaper(address, anyone)).status).toBe(403);
  expect((await readPaper('creditnotes/99999/creditnote.pdf', panel.admin)).status).toBe(404);
});
