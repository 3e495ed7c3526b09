import { describe, expect, test } from 'vitest';
import { auditedRecords } from '../audited-records.ts';
import { fieldLabel } from './field-labels.ts';
import { fieldChanges } from './record-changes.ts';

describe('what a change did', () => {
  test('is shown field by field, and only for fields that differ', () => {
    const before = { customerId: 5, companyName: 'Rao', phone: '1', status: 'Approved', version: 3 };
    expect(fieldChanges('customer', before, { ...before, phone: '22', status: 'Pending', version: 4 })).toEqual([
      { field: 'Phone', before: '1', after: '22' },
      { field: 'Status', before: 'Approved', after: 'Pending' },
    ]);
  });

  test('includes every filled field of a new or deleted record', () => {
    const term = { termsId: 2, category: 'Price', description: 'Ex works.', website: '', note: null, version: 1 };
    expect(fieldChanges('term', null, term)).toEqual([
      { field: 'Category', before: null, after: 'Price' },
      { field: 'Description', before: null, after: 'Ex works.' },
    ]);
    expect(fieldChanges('term', term, null)[0]).toEqual({ field: 'Category', before: 'Price', after: null });
  });

  test('reaches into contact persons and lines', () => {
    const before = { contacts: [{ contactId: 1, name: 'Asha', mobile: '1' }] };
    const after = {
      contacts: [
        { contactId: 1, name: 'Asha', mobile: '2' },
        { contactId: 2, name: 'Dev', mobile: '3' },
      ],
    };
    expect(fieldChanges('customer', before, after)).toEqual([
      { field: 'Contacts 1 · Mobile', before: '1', after: '2' },
      { field: 'Contacts 2 · Name', before: null, after: 'Dev' },
      { field: 'Contacts 2 · Mobile', before: null, after: '3' },
    ]);
  });

  test('writes amounts, stock, dates and moments as the office does, as the contract declares them', () => {
    const texts = (kind: string, after: object) =>
      Object.fromEntries(fieldChanges(kind, null, after).map(({ field, after: text }) => [field, text]));
    expect(texts('product', { mrp: 1_234_50, stock: 2_50, name: '2026-11-20' })).toEqual({
      MRP: '1,234.50',
      Stock: '2.50',
      Name: '2026-11-20',
    });
    expect(texts('consignment', { total: 1_23_45_678_90, roundOff: -50 })).toEqual({ Total: '1,23,45,678.90', 'Round off': '-0.50' });
    expect(
      texts('quotation', { date: '2026-11-20', gstPercent: 18_00, lines: [{ name: 'Chair', quantity: 100_000, rate: 100_00 }] }),
    ).toEqual({
      Date: '20-11-2026',
      'GST percent': '18.00',
      'Lines 1 · Name': 'Chair',
      'Lines 1 · Quantity': '1,00,000',
      'Lines 1 · Rate': '100.00',
    });
    expect(texts('purchase', { purchaseQuantity: 2_50, currentStock: 10_00 })).toEqual({
      'Purchase quantity': '2.50',
      'Current stock': '10.00',
    });
    expect(texts('quotation', { followedUpAt: '2026-11-20T04:30:00.000Z' })).toEqual({ 'Followed up at': '20-11-2026 10:00:00' });
    expect(texts('tax', { gst: 18_00 })).toEqual({ 'Tax percentage': '18.00' });
  });

  test.each([
    ['customer', { gstin: 'x', gstCategory: 'x' }, ['GSTIN', 'GST category']],
    ['product', { mrp: 1, hsn: 'x', gstPercent: 1 }, ['MRP', 'HSN', 'GST percent']],
    [
      'order',
      { gst: 'x', msme: 'x', taxGstin: 'x', siteGstin: 'x' },
      ['Issuing company GSTIN', 'Issuing company MSME', 'GSTIN of the customer', 'Site GSTIN'],
    ],
    ['quotation', { poNumber: 'x', heads: 'x', specialCharges: 1 }, ['PO number', 'Tax heads', 'Packing and forwarding charges']],
    ['quotation', { name: 'x', lines: [{ name: 'x' }] }, ['Contact person', 'Lines 1 · Name']],
    ['purchase', { companyName: 'x', name: 'x' }, ['Supplier', 'Product']],
    ['approval limit', { mostBelowMrp: 1 }, ['Below MRP up to']],
    ['consignment', { cgst: 1, sgst: 1, igst: 1, irn: 'x', irnMissing: 'x' }, ['CGST', 'SGST', 'IGST', 'IRN', 'IRN missing']],
    ['consignment', { ewayNumber: 'x', ewayValidUntil: 'x', lrDate: 'x' }, ['E-way bill number', 'E-way bill valid until', 'LR date']],
    ['consignment', { ackNo: 'x', ackDate: 'x', signedQr: 'x' }, ['Acknowledgement number', 'Acknowledgement date', 'Signed QR code']],
    ['company', { pan: 'x', tan: 'x', ifsc: 'x', lut: 'x', gstRegime: 'x' }, ['PAN', 'TAN', 'IFSC', 'LUT', 'GST regime']],
    ['company', { eInvoices: 'x', ewayLimit: 1, tallyCgst: 'x' }, ['e-Invoices', 'E-way bill above', 'CGST ledger']],
  ])('names the fields as the office writes them: %s, %o', (kind, record, names) => {
    expect(fieldChanges(kind, null, record).map(({ field }) => field)).toEqual(names);
  });

  test('gives no two fields of a record the same name, and none a name of the wire', () => {
    for (const [kind, { def }] of Object.entries(auditedRecords)) {
      if (def.type !== 'object') continue;
      const labels = Object.keys(def.shape).map((key) => fieldLabel(kind, key));
      expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
      expect(labels.filter((label) => /company for|Tally|^Heads|^Most |[a-z][A-Z]/.test(label.replace(/LinkedIn|YouTube/, '')))).toEqual(
        [],
      );
    }
  });

  test('leaves out the ids of other records, and keeps texts whose names only end like ids', () => {
    const fields = fieldChanges('user', null, { userId: 4, cityId: 9, city: 'Pune', voterId: '•••' }).map(({ field }) => field);
    expect(fields).toEqual(['City', 'Voter ID']);
  });

  test('shows a kind of record that is no longer logged unformatted', () => {
    expect(fieldChanges('letter', null, { weight: 100 })).toEqual([{ field: 'Weight', before: null, after: '100' }]);
  });

  test('keeps the names of rights', () => {
    expect(fieldChanges('user rights', { 'Add Tax': 'No' }, { 'Add Tax': 'Yes' })).toEqual([
      { field: 'Add Tax', before: 'No', after: 'Yes' },
    ]);
  });
});
