import { afterAll, beforeAll, expect, test } from 'vitest';
import { aQuotation } from '../../../testing/builders/quotations.ts';
import { startQuotationOffice, type QuotationOffice } from '../../../testing/panel/quotation-office.ts';

let office: QuotationOffice;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

/** What two users do with the same version of a quotation. */
const changes = {
  edit: (quotationId: number, version: number) => {
    const { products = [], ...entered } = aQuotation(office.setup);
    return office.panel.admin.ask('UpdateQuotation', { ...entered, products, quotationId, version });
  },
  return: (quotationId: number, version: number) =>
    office.panel.admin.ask('ReturnQuotation', { quotationId, version, note: 'Lower the freight' }),
  'mark as lost': (quotationId: number, version: number) =>
    office.panel.admin.ask('MarkQuotationLost', { quotationId, version, lostReason: 'Price' }),
  approve: (quotationId: number, version: number) =>
    office.panel.admin.ask('UpdatequotationStatus', { quotationId, version, status: 'Approved' }),
  void: (quotationId: number, version: number) => office.panel.admin.ask('UpdatequotationStatus', { quotationId, version, status: 'Void' }),
};

test.each(Object.entries(changes))(
  'of two users who %s one version at once, one succeeds and the other is refused',
  async (_name, change) => {
    for (let round = 0; round < 5; round++) {
      const quotationId = await office.pending();
      const { version } = await office.read(quotationId);
      const replies = await Promise.all([change(quotationId, version), change(quotationId, version)]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await office.read(quotationId)).version).toBe(version + 1);
    }
  },
);
