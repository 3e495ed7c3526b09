/** Fields of the files for the portals that follow from what is sold, to whom, and how it travels. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '@vikray/contract/operations.ts';
import { dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { einvoiceSchema } from '../../../testing/tax-files/einvoice-schema.ts';
import { ewaySchema } from '../../../testing/tax-files/eway-schema.ts';
import { orderRated, placeIn, type RatedSale } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

const nepal = 154;
let lastInvoice = 700;

/** Sells and dispatches everything by road. */
async function sold(sale: RatedSale, transport: Partial<InputOf<'UpdateTransport'>> = {}) {
  const order = await orderRated(office.admin, office.companyId, sale);
  const pieces = sale.lines.map(({ quantity = 1 }) => quantity);
  const consignmentId = await dispatchPieces(office.admin, order, pieces, String(++lastInvoice));
  await office.admin.call('UpdateTransport', { consignmentId, mode: 'Road', vehicleNumber: 'MH12AB1234', distance: 640, ...transport });
  return consignmentId;
}

const ewayFile = async (consignmentId: number) => office.file(`consignments/${consignmentId}/eway.json`);

describe('the document of an e-way bill', () => {
  const documentOf = async (sale: RatedSale) => {
    const { text } = await ewayFile(await sold(sale));
    return ewaySchema.parse(JSON.parse(text)).billLists[0]?.docType;
  };
  const taxed = [{ rate: 1_000_00, gstPercent: 18_00 }];
  const untaxed = [{ rate: 1_000_00, gstPercent: 0 }];
  const withoutTax = { gstServiceChargePercent: 0 };

  test('is a bill of supply for an export without tax, and an invoice for one with tax (GTX-36)', async () => {
    const abroad = await placeIn(office.admin, { country: nepal });
    expect(await documentOf({ customer: abroad, lines: untaxed, change: withoutTax })).toBe('BIL');
    expect(await documentOf({ customer: { ...abroad, gstCategory: 'Export with payment' }, lines: taxed })).toBe('INV');
  });

  test('is a bill of supply where nothing is taxed, and an invoice where something is (GTX-36)', async () => {
    const customer = { gstin: '27FGHIJ5678K1Z1' };
    expect(await documentOf({ customer, lines: untaxed })).toBe('BIL');
    expect(await documentOf({ customer, lines: [...untaxed, ...taxed] })).toBe('INV');
  });

  test('is an invoice for a special economic zone, with tax or without (GTX-36)', async () => {
    const zone = { gstin: '27FGHIJ5678K1Z1' };
    expect(await documentOf({ customer: { ...zone, gstCategory: 'SEZ under LUT' }, lines: untaxed, change: withoutTax })).toBe('INV');
    expect(await documentOf({ customer: { ...zone, gstCategory: 'SEZ with payment' }, lines: taxed })).toBe('INV');
  });
});

describe('the transport of an e-way bill', () => {
  const sale = { customer: { gstin: '27FGHIJ5678K1Z1' }, lines: [{ rate: 1_000_00, gstPercent: 18_00 }] };
  const billOf = async (transport: Partial<InputOf<'UpdateTransport'>>) => {
    const { text, refusal } = await ewayFile(await sold(sale, transport));
    return refusal || ewaySchema.parse(JSON.parse(text)).billLists[0];
  };

  test.each([
    ['Rail', 2],
    ['Air', 3],
    ['Ship', 4],
  ] as const)('by %s has mode %i, and needs number and date of its document (GTX-36)', async (mode, transMode) => {
    const lr = { lrNumber: 'RR 12', lrDate: '2026-11-20' };
    expect(await billOf({ mode, vehicleNumber: '', ...lr })).toMatchObject({
      transMode,
      vehicleNo: '',
      vehicleType: '',
      transDocNo: 'RR 12',
    });
    expect(await billOf({ mode, vehicleNumber: '', ...lr, lrDate: '' })).toBe(
      'The e-way bill still needs: number and date of the transport document.',
    );
  });

  test('by road needs a vehicle or a transporter, and says if the cargo is over dimensions (GTX-36)', async () => {
    expect(await billOf({ vehicleType: 'Over Dimensional Cargo' })).toMatchObject({ transMode: 1, vehicleType: 'O' });
    const transporterId = '27AAAAA0000A1Z5';
    expect(await billOf({ vehicleNumber: '', transporterId })).toMatchObject({ transporterId, vehicleNo: '', vehicleType: '' });
    expect(await billOf({ vehicleNumber: '' })).toBe('The e-way bill still needs: vehicle number or transporter id.');
    expect(await billOf({ vehicleNumber: 'MH 12' })).toBe('The e-way bill still needs: vehicle number of 7 to 15 letters and digits.');
  });
});

test('the main code of an e-way bill is that of the goods with the largest value, however they are ordered (GTX-36)', async () => {
  const lines = [
    { rate: 1_000_00, gstPercent: 18_00, hsn: '940310' },
    { rate: 9_000_00, gstPercent: 18_00, hsn: '940320' },
    { rate: 20_000_00, gstPercent: 18_00, hsn: '998732' },
  ];
  const { text } = await ewayFile(await sold({ customer: { gstin: '27FGHIJ5678K1Z1' }, lines }));
  expect(ewaySchema.parse(JSON.parse(text)).billLists[0]?.mainHsnCode).toBe(940320);
});

test('an e-way bill to another country has its codes, and no GSTIN (GTX-36)', async () => {
  const abroad = await placeIn(office.admin, { country: nepal });
  const customer = { ...abroad, gstin: '27FGHIJ5678K1Z1', gstCategory: 'Export with payment' } as const;
  const { text } = await ewayFile(await sold({ customer, lines: [{ rate: 1_000_00, gstPercent: 18_00 }] }));
  expect(JSON.parse(text).billLists[0]).toMatchObject({ subSupplyType: 3, toGstin: 'URP', toStateCode: 99, toPincode: 999_999 });
});

describe('the transport document of an e-way bill', () => {
  const sale = { customer: { gstin: '27FGHIJ5678K1Z1' }, lines: [{ rate: 1_000_00, gstPercent: 18_00 }] };
  const refusal = async (transport: Partial<InputOf<'UpdateTransport'>>) => (await ewayFile(await sold(sale, transport))).refusal;

  test('is not older than the invoice, as the portal asks (GTX-36)', async () => {
    expect(await refusal({ lrNumber: 'LR 7', lrDate: '2026-11-19' })).toBe(
      'The e-way bill still needs: transport document that is not older than the invoice.',
    );
    expect(await refusal({ lrNumber: 'LR 7', lrDate: '2026-11-20' })).toBe('');
  });

  test('is never given with a part of its number (GTX-36)', async () => {
    expect(await refusal({ lrNumber: 'LR/2026-27/00017', lrDate: '2026-11-20' })).toBe(
      'The e-way bill still needs: transport document number of at most 15 characters.',
    );
    expect(await refusal({ lrNumber: 'LR/2026-27/0017', lrDate: '2026-11-20' })).toBe('');
  });
});

test('a service has its whole amount as unit price in an e-invoice, because it has no quantity there (GTX-37)', async () => {
  const lines = [
    { rate: 1_000_00, gstPercent: 18_00, quantity: 3 },
    { rate: 2_000_00, gstPercent: 18_00, quantity: 3, hsn: '998732' },
  ];
  const { text } = await office.file(`consignments/${await sold({ customer: { gstin: '27FGHIJ5678K1Z1' }, lines })}/einvoice.json`);
  const items = einvoiceSchema.parse(JSON.parse(text))[0]?.ItemList;
  expect(items?.map(({ Qty, UnitPrice, TotAmt }) => [Qty, UnitPrice, TotAmt])).toEqual([
    [3, 1000, 3000],
    [undefined, 6000, 6000],
  ]);
});
