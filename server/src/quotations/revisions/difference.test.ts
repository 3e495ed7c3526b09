import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFollowUpOffice, type FollowUpOffice } from '../../../../testing/builders/follow-up-office.ts';
import { addProduct } from '../../../../testing/builders/products.ts';
import { addApprovedQuotation, addQuotation, aQuotation, type QuotationInput } from '../../../../testing/builders/quotations.ts';
import { addRevision } from '../../../../testing/builders/revisions.ts';
import { startMailServer } from '../../../../testing/panel/mail-server.ts';

let office: FollowUpOffice;
let stand: number;
beforeAll(async () => {
  office = await openFollowUpOffice();
  stand = await addProduct(office.panel.admin, { name: 'Saline Stand' });
});
afterAll(() => office.panel.stop());
beforeEach(() => office.set({}));

const add = (input = aQuotation(office.setup)) => addApprovedQuotation(office.panel.admin, input);

function revise(currentId: number, input: QuotationInput, reason = 'The customer asked for another price.') {
  return addRevision(office.panel, currentId, input, reason);
}

/** Sends the follow-up letter of a quotation. */
async function mail(quotationId: number): Promise<void> {
  const { companyId, email } = await office.listed(quotationId);
  const reply = await office.seller.send('SendMailer', { clientid: companyId, quotationid: quotationId, email });
  expect(reply.status).toBe(200);
}

describe('GetQuotationRevision', () => {
  test('answers all revisions of the number, newest first, whichever of them is named (REV-22)', async () => {
    const first = await add();
    const { number } = await office.listed(first);
    office.panel.clock.pass(60);
    const cheaper = [{ productId: office.setup.productId, quantity: 10, rate: 900_00 }];
    const second = await revise(first, aQuotation(office.setup, cheaper, { date: '2026-11-21' }), 'A better price.');
    await add();
    const expected = [
      {
        fld_quotationid: second,
        fld_number: `${number}-R1`,
        fld_revision: 1,
        fld_date: '2026-11-21',
        fld_totalamount: '9676.00',
        fld_shownstatus: 'Pending',
        fld_revisionreason: 'A better price.',
        fld_madeby: 'Administrator',
        fld_madeon: office.panel.clock.now().toISOString(),
        fld_updatedby: 'Administrator',
        fld_updatedon: office.panel.clock.now().toISOString(),
        fld_handedoverat: '',
        handovers: [],
      },
      {
        fld_quotationid: first,
        fld_number: number,
        fld_revision: 0,
        fld_date: '2026-11-20',
        fld_totalamount: '10738.00',
        fld_shownstatus: 'Superseded',
        fld_revisionreason: '',
        fld_madeby: 'Administrator',
        fld_madeon: expect.any(String),
        fld_updatedby: 'Administrator',
        fld_updatedon: expect.any(String),
        fld_handedoverat: '',
        handovers: [],
      },
    ];
    for (const quotationid of [first, second]) {
      const reply = await office.panel.admin.send('GetQuotationRevision', { quotationid });
      expect([reply.status, reply.json.data]).toEqual([200, expected]);
    }
  });

  test('answers when each revision was first mailed (REV-22)', async () => {
    const server = await startMailServer();
    office.set({ transport: server.smtp, from: 'sales@taramandal.example.in' });
    const quotationId = await add();
    await mail(quotationId);
    const sentAt = office.panel.clock.now().toISOString();
    office.panel.clock.pass(60);
    await mail(quotationId);
    const [revision] = await office.panel.admin.call('GetQuotationRevision', { quotationId });
    expect(revision).toMatchObject({ handedOverAt: sentAt, handovers: [{ kind: 'Mailed', at: sentAt }] });
  });

  test('is refused for an unknown quotation (REV-22)', async () => {
    const reply = await office.panel.admin.send('GetQuotationRevision', { quotationid: 999_999 });
    expect([reply.status, reply.json.data]).toEqual([404, 'This quotation does not exist.']);
  });
});

describe('GetQuotationDifference', () => {
  async function twoRevisions() {
    const { setup } = office;
    const first = await add(aQuotation(setup, [{ productId: setup.productId, quantity: 10, rate: 1000_00 }]));
    const lines = [
      { productId: setup.productId, quantity: 10, rate: 950_00 },
      { productId: stand, quantity: 2, rate: 75_50 },
    ];
    const changes = { delivery: '2 weeks', payment: '', validUntil: '2026-12-20' };
    const second = await revise(first, aQuotation(setup, lines, changes));
    return { first, second };
  }

  test('answers what differs, in either order of the two, the older one always before (REV-23, REV-24)', async () => {
    const { first, second } = await twoRevisions();
    const expected = [
      {
        fld_part: 'Line',
        fld_kind: 'Changed',
        fld_label: expect.any(String),
        fld_before: '10 × ₹1,000.00',
        fld_after: '10 × ₹950.00',
        fld_productid: office.setup.productId,
        fld_quantitybefore: 10,
        fld_quantityafter: 10,
        fld_ratebefore: '1000.00',
        fld_rateafter: '950.00',
        fld_totalbefore: '10000.00',
        fld_totalafter: '9500.00',
      },
      {
        fld_part: 'Line',
        fld_kind: 'Added',
        fld_label: 'Saline Stand',
        fld_before: '',
        fld_after: '2 × ₹75.50',
        fld_productid: stand,
        fld_quantitybefore: 0,
        fld_quantityafter: 2,
        fld_ratebefore: '0.00',
        fld_rateafter: '75.50',
        fld_totalbefore: '0.00',
        fld_totalafter: '151.00',
      },
      {
        fld_part: 'Costing',
        fld_kind: 'Changed',
        fld_label: 'Special Discount',
        fld_before: '−₹1,000.00 (10%)',
        fld_after: '−₹965.10 (10%)',
        fld_amountbefore: '-1000.00',
        fld_amountafter: '-965.10',
      },
      {
        fld_part: 'Costing',
        fld_kind: 'Changed',
        fld_label: 'GST on Goods',
        fld_before: '₹1,620.00 (18%)',
        fld_after: '₹1,563.46 (18%)',
        fld_amountbefore: '1620.00',
        fld_amountafter: '1563.46',
      },
      { fld_part: 'Term', fld_kind: 'Changed', fld_label: 'Delivery', fld_before: 'Within 3-4 weeks', fld_after: '2 weeks' },
      { fld_part: 'Term', fld_kind: 'Removed', fld_label: 'Payment', fld_before: '50% advance', fld_after: '' },
      { fld_part: 'Party', fld_kind: 'Added', fld_label: 'Valid Until', fld_before: '', fld_after: '20/12/2026' },
    ];
    for (const body of [
      { quotationid: second, againstid: first },
      { quotationid: first, againstid: second },
    ]) {
      const reply = await office.panel.admin.send('GetQuotationDifference', body);
      expect([reply.status, reply.json.data]).toEqual([200, expected]);
    }
  });

  test('adds up to the change of the total (REV-25)', async () => {
    const { first, second } = await twoRevisions();
    const { json } = await office.panel.admin.send('GetQuotationDifference', { quotationid: second, againstid: first });
    const rows: Record<string, string>[] = json.data;
    const paise = (key: string) => rows.reduce((sum, row) => sum + Math.round(Number(row[key] ?? 0) * 100), 0);
    const change = paise('fld_totalafter') - paise('fld_totalbefore') + paise('fld_amountafter') - paise('fld_amountbefore');
    const [newer, older] = await office.panel.admin.call('GetQuotationRevision', { quotationId: first });
    expect(change).toBe((newer?.totalAmount ?? 0) - (older?.totalAmount ?? 0));
  });

  test('answers what is the same only with `all: Yes` (REV-23)', async () => {
    const { first, second } = await twoRevisions();
    const kinds = async (all?: 'Yes' | 'No') => {
      const rows = await office.panel.admin.call('GetQuotationDifference', { quotationId: second, againstId: first, all });
      return new Set(rows.map(({ kind }) => kind));
    };
    expect(await kinds()).toEqual(new Set(['Changed', 'Added', 'Removed']));
    expect(await kinds('No')).toEqual(await kinds());
    expect(await kinds('Yes')).toEqual(new Set(['Changed', 'Added', 'Removed', 'Same']));
    expect(await office.panel.admin.call('GetQuotationDifference', { quotationId: first, againstId: first })).toEqual([]);
  });

  test('is refused for quotations of different numbers, even if they are alike (REV-23)', async () => {
    const [one, other] = [await add(), await addQuotation(office.panel.admin, aQuotation(office.setup))];
    const reply = await office.panel.admin.send('GetQuotationDifference', { quotationid: one, againstid: other });
    expect([reply.status, reply.json.data]).toEqual([409, 'These quotations do not belong together.']);
  });

  test('is refused for an unknown quotation on either side (REV-23)', async () => {
    const quotationid = await add();
    for (const body of [
      { quotationid, againstid: 999_999 },
      { quotationid: 999_999, againstid: quotationid },
    ]) {
      const reply = await office.panel.admin.send('GetQuotationDifference', body);
      expect([reply.status, reply.json.data]).toEqual([404, 'This quotation does not exist.']);
    }
  });
});
