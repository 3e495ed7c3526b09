import type { RightName } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, addCompany } from '../../../testing/builders/companies.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { paiseOf, readGstr1 } from '../../../testing/tax-files/gstr1-archive.ts';
import { orderRated } from '../../../testing/tax-files/rated-sales.ts';
import { readTally } from '../../../testing/tax-files/tally-books.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';
import { sellGoods } from '../../../testing/tax-files/tax-sales.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

/** The draft of the month. */
async function gstr1() {
  const { bytes, name } = await office.file(`gstr1.zip?companyid=${office.companyId}&month=2026-11`);
  const { names, cells, summary } = readGstr1(bytes);
  return { name, names, table: cells, summary };
}

async function tally(more = '') {
  const path = `tally.xml?companyid=${office.companyId}&from=2026-11-01&to=2026-11-30${more}`;
  const { bytes, name } = await office.file(path);
  return { name, ...(await readTally(bytes)) };
}

/** Goods for a special economic zone under LUT, whose order charges 18 %. */
async function untaxedSale(companyId: number, invoiceNumber: string) {
  const lines = [{ rate: 1_000_00, gstPercent: 18_00 }];
  const customer = { gstin: '27FGHIJ5678K1Z1', gstCategory: 'SEZ under LUT' } as const;
  const order = await orderRated(office.admin, companyId, { customer, lines });
  const consignmentId = await dispatchPieces(office.admin, order, [1], invoiceNumber);
  const { number } = await office.read(consignmentId);
  return { companyId, consignmentId, number };
}

describe('the draft of GSTR-1', () => {
  test('has a table for each kind of sale, and totals that equal the list (GTX-38)', async () => {
    const across = await office.sell();
    await office.sell({ gstin: '27FGHIJ5678K1Z1' });
    const unregistered = await office.sell({ gstin: '' });
    const undecided = await office.sell({ change: { installed: undefined } });
    const { name, names, table, summary } = await gstr1();
    expect(names).toEqual(
      ['b2b', 'b2cl', 'b2cs', 'exp', 'nil', 'hsn-b2b', 'hsn-b2c', 'docs'].map((each) => `${each}.csv`).concat('summary.txt'),
    );
    expect(name).toMatch(/draft-gstr1-.*-2026-11-made-2026-11-20-v[\d.]+\.zip/);
    const [headings, ...b2b] = table('b2b');
    expect(headings?.slice(0, 4)).toEqual(['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date']);
    expect(b2b).toHaveLength(2);
    expect(b2b[0]?.slice(2, 9)).toEqual([across.invoiceNumber, '20-Nov-26', expect.any(String), '24-Gujarat', 'N', '', 'Regular B2B']);
    const sale = await office.read(unregistered.consignmentId);
    expect(table('b2cs').slice(1)).toEqual([['OE', '27-Maharashtra', '18.00', '', String(sale.taxable / 100), '0.00', '']]);
    expect(table('docs')[1]).toEqual(['Invoices for outward supply', across.invoiceNumber, undecided.invoiceNumber, '4', '0']);
    const [sums] = await office.admin.call('GetConsignmentSums', { companyId: office.companyId, month: '2026-11' });
    const [all = ''] = summary.split('In the tables');
    expect(summary).toMatch(/^Draft: GSTR-1 of .*, 2026-11\.\r\nMade on 20-11-2026 by Vikray/);
    expect(all).toContain(`All consignments: ${sums?.count}`);
    const amounts = { Taxable: sums?.taxable, IGST: sums?.igst, CGST: sums?.cgst, Total: sums?.total };
    for (const [label, amount = 0] of Object.entries(amounts)) expect(all).toContain(`  ${label}: ${(amount / 100).toFixed(2)}`);
    expect(summary).toContain('Tax not decided, in no table: 1');
  });

  test('sums each HSN code with the taxes of the sales (GTX-38)', async () => {
    const { table } = await gstr1();
    const rows = [...table('hsn-b2b').slice(1), ...table('hsn-b2c').slice(1)];
    const { rows: listed } = await office.admin.call('GetConsignmentList', { companyId: office.companyId, month: '2026-11' });
    const decided = listed.filter(({ heads }) => heads !== '');
    const sum = (column: number) => rows.reduce((whole, row) => whole + paiseOf(row[column]), 0);
    expect(sum(6)).toBe(decided.reduce((whole, { taxable }) => whole + taxable, 0));
    expect([sum(7), sum(8), sum(9)]).toEqual(
      (['igst', 'cgst', 'sgst'] as const).map((head) => decided.reduce((whole, each) => whole + each[head], 0)),
    );
    expect(rows.find(([code]) => code === '940310')?.[2]).toBe('PCS-PIECES');
    expect(rows.find(([code]) => code === '996511')?.[2]).toBe('NA');
  });

  test('takes names that a spreadsheet would run, and names with commas (GTX-38)', async () => {
    await office.sell({ customerName: '=1+1, "Sons"' });
    const { table } = await gstr1();
    expect(table('b2b').map(([, name]) => name)).toContain("'=1+1, 'Sons'");
  });

  test('asks for a company and a month, and for a login (GTX-38)', async () => {
    expect(await office.file('gstr1.zip?companyid=999&month=2026-11')).toMatchObject({ status: 404 });
    expect(await office.file(`gstr1.zip?companyid=${office.companyId}&month=2026-13`)).toMatchObject({
      status: 400,
      refusal: 'Please select a month.',
    });
    expect((await office.panel.visitor().fetch('/api/gstr1.zip')).status).toBe(401);
  });
});

describe('the Tally file', () => {
  test('has masters before vouchers, and each voucher sums to 0.00 (GTX-39)', async () => {
    await office.sell({ customerName: 'A & B <Clinic> "देवनागरी"', productName: `O'Neil & "Co" Bed` });
    for (const more of ['', '&items=Yes']) {
      const { masters, vouchers, comment, mastersAfterVouchers, name } = await tally(more);
      expect(name).toMatch(more === '' ? /draft-tally-(?!with-items).*\.xml/ : /draft-tally-with-items-.*\.xml/);
      expect(comment).toContain('Draft: Tally vouchers of');
      expect(mastersAfterVouchers).toBe(0);
      expect(new Set(masters).size).toBe(masters.length);
      expect(masters).toContain('LEDGER A & B <Clinic> "देवनागरी"');
      expect(vouchers.length).toBeGreaterThanOrEqual(5);
      for (const { entries, fields } of vouchers) {
        expect(entries.reduce((sum, { paise: amount }) => sum + amount, 0)).toBe(0);
        for (const { isDebit, paise: amount, ledger } of entries) {
          expect(isDebit).toBe(amount < 0);
          expect(masters).toContain(`LEDGER ${ledger}`);
        }
        expect(entries.find(({ ledger }) => ledger === fields.get('PARTYLEDGERNAME'))?.isDebit).toBe(true);
      }
      expect(masters.includes('UNIT PCS')).toBe(more !== '');
    }
  });

  test('puts each ledger into a group that every Tally has (GTX-39)', async () => {
    const { groups } = await tally();
    const own = ['Sales', 'CGST', 'SGST', 'IGST', 'Freight', 'Round Off'].map((name) => [name, groups.get(name)]);
    expect(own).toEqual([
      ['Sales', 'Sales Accounts'],
      ['CGST', 'Duties & Taxes'],
      ['SGST', 'Duties & Taxes'],
      ['IGST', 'Duties & Taxes'],
      ['Freight', 'Indirect Incomes'],
      ['Round Off', 'Indirect Expenses'],
    ]);
    expect(new Set(groups.values())).toEqual(
      new Set(['Sales Accounts', 'Duties & Taxes', 'Indirect Incomes', 'Indirect Expenses', 'Sundry Debtors']),
    );
  });

  test('calls a buyer in a special economic zone as Tally does (GTX-39)', async () => {
    const companyId = await addCompany(office.admin);
    await orderRated(office.admin, companyId, {
      customer: { gstin: '27FGHIJ5678K1Z1', gstCategory: 'SEZ under LUT' },
      lines: [{ rate: 1_000_00, gstPercent: 0 }],
    }).then((order) => dispatchPieces(office.admin, order, [1], '88'));
    const { bytes } = await office.file(`tally.xml?companyid=${companyId}&from=2026-11-01&to=2026-11-30`);
    const { vouchers } = await readTally(bytes);
    expect(vouchers.map(({ fields }) => fields.get('GSTREGISTRATIONTYPE'))).toEqual(['Regular-SEZ']);
  });

  test.each(['NA', '24FGHIJ5678K1Z'])('names no GSTIN of a buyer whose record says %j, which registers nobody (P3-03)', async (typed) => {
    const companyId = await addCompany(office.admin);
    const order = await orderRated(office.admin, companyId, {
      customer: { gstin: typed },
      lines: [{ rate: 1_000_00, gstPercent: 18_00 }],
    });
    await dispatchPieces(office.admin, order, [1], '88');
    const { text } = await office.file(`tally.xml?companyid=${companyId}&from=2026-11-01&to=2026-11-30`);
    const registrations = Array.from(text.matchAll(/<GSTREGISTRATIONTYPE>(.*?)</g), ([, type]) => type);
    expect(registrations).toEqual(['Unregistered/Consumer', 'Unregistered/Consumer']);
    expect(text).not.toMatch(/<(PARTY)?GSTIN>/);
    const draft = readGstr1((await office.file(`gstr1.zip?companyid=${companyId}&month=2026-11`)).bytes);
    expect([draft.rows('b2b'), draft.rows('b2cs').length]).toEqual([[], 1]);
  });

  test('keeps the id of a voucher, so that a second import alters it (GTX-39)', async () => {
    const [first, second] = [await tally(), await tally()];
    const ids = first.vouchers.map(({ remoteId }) => remoteId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.vouchers.map(({ remoteId }) => remoteId)).toEqual(ids);
  });

  test('keeps that id when the GSTIN of the company is corrected (GTX-39)', async () => {
    const { admin } = office;
    const own = aCompany({ image: await uploadPicture(admin, 'Company') });
    const [{ companyId } = { companyId: 0 }] = await admin.call('AddClientDetails', own);
    await sellGoods(admin, companyId);
    const ids = async () => {
      const { bytes } = await office.file(`tally.xml?companyid=${companyId}&from=2026-11-01&to=2026-11-30`);
      return (await readTally(bytes)).vouchers.map(({ remoteId }) => remoteId);
    };
    const before = await ids();
    expect(before).toHaveLength(1);
    await admin.call('UpdateClientDetails', { ...own, companyId, gst: '27ABCDE1234F1Z0' });
    expect(await ids()).toEqual(before);
  });

  test('gives a customer with the name of a ledger a ledger of their own (GTX-39)', async () => {
    await office.sell({ customerName: 'sales' });
    const { vouchers } = await tally();
    expect(vouchers.at(-1)?.fields.get('PARTYLEDGERNAME')).toBe('sales (Customer)');
  });

  test('is refused while a consignment contradicts itself, or its number is too long (GTX-41)', async () => {
    const { consignmentId } = await office.sell();
    const { number, igst } = await office.read(consignmentId);
    const change = async (columns: { igst_paise?: number; cgst_paise?: number; invoice_number?: string }) =>
      office.panel.db.updateTable('consignments').set(columns).where('id', '=', consignmentId).execute();
    const refusal = async () => {
      const files = ['tally.xml?from=2026-11-01&to=2026-11-30', 'gstr1.zip?month=2026-11'];
      const told = await Promise.all(files.map(async (path) => (await office.file(`${path}&companyid=${office.companyId}`)).refusal));
      expect(told[0]).toBe(told[1]);
      return told[0];
    };
    await change({ cgst_paise: 1 });
    expect(await refusal()).toBe(`Consignment ${number} has both IGST and CGST. It cannot go into a file.`);
    await change({ cgst_paise: 0, igst_paise: igst + 1 });
    expect(await refusal()).toBe(`The amounts of consignment ${number} do not add up. It cannot go into a file.`);
    await change({ igst_paise: igst, invoice_number: '12345678901234567' });
    expect(await refusal()).toBe('The number 12345678901234567 has more than 16 characters. It cannot go into a file.');
    await change({ invoice_number: '1234567890123456' });
    expect(await refusal()).toBe('');
  });

  test('of one invoice that charges tax though it may bear none is refused, and says why (GTX-17, GTX-41)', async () => {
    const { number, consignmentId } = await untaxedSale(await addCompany(office.admin), '5501');
    await office.admin.call('UpdateTransport', { consignmentId, mode: 'Road', vehicleNumber: 'MH12AB1234', distance: 10 });
    expect((await office.file(`consignments/${consignmentId}/eway.json`)).refusal).toBe(
      `Invoice 5501 of ${number} charges GST, but the company or customer category does not allow it. It cannot go into a file.`,
    );
  });

  test('is given while such goods have no invoice, or a void one (GTX-17, GTX-29, GTX-41)', async () => {
    const { companyId, consignmentId } = await untaxedSale(await addCompany(office.admin, { invoicesIssuedHere: 'Yes' }), '');
    const path = `gstr1.zip?companyid=${companyId}&month=2026-11`;
    expect((await office.read(consignmentId)).invoiceNumber).toBe('');
    const draft = await office.file(path);
    expect(draft.refusal).toBe('');
    expect(readGstr1(draft.bytes).summary).toContain('Without an invoice number, in no table: 1');
    const { db } = office.panel;
    await db.updateTable('consignments').set({ invoice_number: '1', paper_state: 'Void' }).where('id', '=', consignmentId).execute();
    expect((await office.file(path)).refusal).toBe('');
    expect((await office.file(`tally.xml?companyid=${companyId}&from=2026-11-01&to=2026-11-30`)).refusal).toBe('');
  });

  test('asks for a period (GTX-39)', async () => {
    expect(await office.file(`tally.xml?companyid=${office.companyId}&from=2026-11-30&to=2026-11-01`)).toMatchObject({
      status: 400,
      refusal: 'Please select the first and the last day.',
    });
  });
});

test('list, sums and files need one of three rights, the papers of a consignment only a login (GTX-35)', async () => {
  const { consignmentId } = await office.sell();
  const period = `companyid=${office.companyId}`;
  const guarded = [
    'GetConsignmentList',
    'GetConsignmentSums',
    `gstr1.zip?${period}&month=2026-11`,
    `tally.xml?${period}&from=2026-11-01&to=2026-11-30`,
    `consignments/${consignmentId}/eway.json`,
    `eway.json?ids=${consignmentId}`,
    `consignments/${consignmentId}/einvoice.json`,
  ];
  const statusesOf = async (rights: readonly RightName[]) => {
    const user = await office.panel.userWith(rights);
    const paper = await user.fetch(`/api/consignments/${consignmentId}/note.pdf`);
    expect(paper.status).toBe(200);
    return Promise.all(guarded.map(async (path) => (await user.fetch(`/api/${path}`)).status));
  };
  expect(new Set(await statusesOf(['Order List', 'Dispatch List']))).toEqual(new Set([403]));
  for (const right of ['View Tax Documents', 'Add Dispatch', 'Add Tax Document'] as const)
    expect(await statusesOf([right])).not.toContain(403);
});

test('both files are in the audit log like every whole list, if they hold more than one page', async () => {
  const { admin, panel } = office;
  const companyId = await addCompany(admin);
  const goods = { rate: 1_000_00, gstPercent: 18_00, quantity: 31 };
  const order = await orderRated(admin, companyId, { customer: { gstin: '27FGHIJ5678K1Z1' }, lines: [goods] });
  const [reader, path] = [await panel.userWith(['View Tax Documents']), `companyid=${companyId}`];
  const readBoth = async () => {
    for (const file of [`gstr1.zip?${path}&month=2026-11`, `tally.xml?${path}&from=2026-11-01&to=2026-11-30`])
      expect((await reader.fetch(`/api/${file}`)).status).toBe(200);
  };
  for (let invoice = 1; invoice <= 30; invoice++) await dispatchPieces(admin, order, [1], String(invoice));
  await readBoth();
  await dispatchPieces(admin, order, [1], '31');
  await readBoth();
  const { rows } = await admin.call('GetAuditLog', { record: 'export', userId: reader.userId });
  expect(rows.map(({ recordName, changes }) => [recordName, ...changes.map(({ after }) => after)])).toEqual([
    ['Consignment List', 'xml', `companyId: ${companyId}, from: 2026-11-01, to: 2026-11-30`, '31'],
    ['Consignment List', 'zip', `companyId: ${companyId}, from: 2026-11-01, to: 2026-11-31`, '31'],
  ]);
});
