import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany } from '../../../testing/builders/companies.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { addOrderWithLines, dispatchPieces } from '../../../testing/builders/dispatches.ts';
import { answered } from '../../../testing/panel/quotation-office.ts';
import { changePrinted } from '../../../testing/tax-files/change-printed.ts';
import { einvoiceSchema } from '../../../testing/tax-files/einvoice-schema.ts';
import { ewaySchema } from '../../../testing/tax-files/eway-schema.ts';
import { orderRated } from '../../../testing/tax-files/rated-sales.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';
import { sellGoods, sellOnTheRoad } from '../../../testing/tax-files/tax-sales.ts';

let office: Awaited<ReturnType<typeof startTaxOffice>>;
beforeAll(async () => {
  office = await startTaxOffice();
});
afterAll(() => office.panel.stop());

const onTheRoad = async (sale?: Parameters<typeof office.sellAndDrive>[0]) => office.sellAndDrive(sale);

/** A sale on the road, of one product with this HSN. */
async function soldWithHsn(hsn: string, nature?: 'Goods' | 'Service') {
  const { admin, companyId } = office;
  const sale = { customer: { gstin: '27FGHIJ5678K1Z1' }, lines: [{ rate: 1_000_00, gstPercent: 18_00, hsn }] };
  const order = await orderRated(admin, companyId, sale);
  const [line] = await admin.call('GetOrderProduct', { orderId: order.orderId });
  await admin.call('UpdateProductTax', { productId: line?.productId ?? 0, nature });
  const consignmentId = await dispatchPieces(admin, order, [1], '901');
  await admin.call('UpdateTransport', { consignmentId, mode: 'Road', vehicleNumber: 'MH 12 AB 1234', distance: 12 });
  return consignmentId;
}

const hostile = 'Śrī "Quote" \\ <b>&amp;</b> \u0007 नमस्ते अस्पताल';

describe('the e-way bill file', () => {
  test('has the form of the portal, and sums that add up (GTX-36)', async () => {
    const { consignmentId, invoiceNumber } = await onTheRoad();
    const { name, text } = await office.file(`consignments/${consignmentId}/eway.json`);
    const { billLists } = ewaySchema.parse(JSON.parse(text));
    const [bill] = billLists;
    expect(bill).toMatchObject({
      docType: 'INV',
      docNo: invoiceNumber,
      docDate: '20/11/2026',
      toGstin: '24FGHIJ5678K1Z7',
      toStateCode: 24,
      transDistance: 640,
      vehicleNo: 'MH12AB1234',
      vehicleType: 'R',
    });
    expect(bill?.itemList.map(({ hsnCode, igstRate }) => [hsnCode, igstRate])).toEqual([
      [940310, 18],
      [9018, 18],
      [998540, 18],
      [996511, 18],
      [998732, 18],
    ]);
    expect(name).toMatch(/filename="draft-eway-\d+-made-2026-11-20-v[\d.]+\.json"/);
  });

  test('names everything that is missing in one answer (GTX-36)', async () => {
    const { consignmentId, orderId } = await office.sell();
    await changePrinted(office.panel.db, orderId, { pincode: '' });
    const { status, refusal } = await office.file(`consignments/${consignmentId}/eway.json`);
    expect([status, refusal]).toEqual([409, 'The e-way bill still needs: vehicle number or transporter id, PIN of the buyer.']);
  });

  test('names a PIN of another State, a transporter id that is none, and the distance within one PIN, as the portal does (GTX-36, P3-04, P3-08)', async () => {
    const { consignmentId, orderId } = await onTheRoad();
    const refusalOf = async (file: string) => (await office.file(`consignments/${consignmentId}/${file}.json`)).refusal;
    await changePrinted(office.panel.db, orderId, { pincode: '411004' });
    const pin = 'PIN of the buyer in Gujarat (411004 is in Maharashtra)';
    expect(await refusalOf('eway')).toBe(`The e-way bill still needs: ${pin}.`);
    expect(await refusalOf('einvoice')).toBe(`The e-invoice still needs: ${pin}.`);

    await changePrinted(office.panel.db, orderId, { pincode: '395002' });
    await office.admin.call('UpdateTransport', { consignmentId, vehicleNumber: '', transporterId: 'ABC' });
    expect(await refusalOf('eway')).toBe('The e-way bill still needs: transporter id of 15 characters (GSTIN or TRANSIN).');
    await office.admin.call('UpdateTransport', { consignmentId, transporterId: '24AAAAA0000A1ZX' });
    expect(await refusalOf('eway')).toBe('');

    const within = await onTheRoad({ gstin: '27FGHIJ5678K1Z1' });
    await changePrinted(office.panel.db, within.orderId, { pincode: '422010', city: 'Nashik' });
    const withinRefusal = async () => (await office.file(`consignments/${within.consignmentId}/eway.json`)).refusal;
    for (const distance of [null, 0, 120]) {
      await office.admin.call('UpdateTransport', { consignmentId: within.consignmentId, distance });
      expect(await withinRefusal()).toBe('The e-way bill still needs: distance, 1 to 100 km.');
    }
    await office.admin.call('UpdateTransport', { consignmentId: within.consignmentId, distance: 8 });
    expect(await withinRefusal()).toBe('');
  });

  test('without a decision on the tax there is none (GTX-36)', async () => {
    const { consignmentId } = await onTheRoad({ change: { installed: undefined } });
    const { refusal } = await office.file(`consignments/${consignmentId}/eway.json`);
    expect(refusal).toBe('The e-way bill still needs: decision on the tax.');
  });

  test('is given for up to 50 consignments together, and names what each needs (GTX-36)', async () => {
    const [first, second] = [await onTheRoad(), await onTheRoad()];
    const together = await office.file(`eway.json?ids=${first.consignmentId},${second.consignmentId}`);
    expect(ewaySchema.parse(JSON.parse(together.text)).billLists).toHaveLength(2);
    const third = await office.sell();
    const { refusal } = await office.file(`eway.json?ids=${first.consignmentId},${third.consignmentId}`);
    expect(refusal).toBe(`${third.invoiceNumber}: The e-way bill still needs: vehicle number or transporter id.`);
    const many = Array.from({ length: 51 }, (_, index) => index + 1).join(',');
    expect(await office.file(`eway.json?ids=${many}`)).toMatchObject({ status: 400, refusal: 'Choose at most 50 consignments.' });
    expect(await office.file('eway.json?ids=x')).toMatchObject({ status: 400, refusal: 'Choose at least one consignment.' });
    expect(await office.file('eway.json?ids=999999')).toMatchObject({ status: 404 });
  });

  test.each(['x', '', '0', '01', '1.5', '-1', '1e3', '9999999999999999'])(
    'is refused together with %j, which is no consignment (GTX-36)',
    async (other) => {
      const { consignmentId } = await onTheRoad();
      const refused = { status: 400, refusal: 'Ids has the wrong type.' };
      expect(await office.file(`eway.json?ids=${consignmentId},${other}`)).toMatchObject(refused);
      expect(await office.file(`eway.json?ids=${other}&ids=${consignmentId}`)).toMatchObject(refused);
    },
  );

  test('takes names with quotation marks, control characters and Hindi (GTX-36)', async () => {
    const { consignmentId, orderId } = await onTheRoad();
    await office.panel.db.updateTable('orders').set({ customer_name: hostile }).where('id', '=', orderId).execute();
    const { text } = await office.file(`consignments/${consignmentId}/eway.json`);
    const [bill] = ewaySchema.parse(JSON.parse(text)).billLists;
    expect(bill?.toTrdName).toBe("Śrī 'Quote' / <b>&amp;</b> नमस्ते अस्पताल");
  });

  test('has CGST and SGST at half the rate within the State (GTX-36)', async () => {
    const { consignmentId } = await onTheRoad({ gstin: '27FGHIJ5678K1Z1' });
    const { text } = await office.file(`consignments/${consignmentId}/eway.json`);
    const [bill] = ewaySchema.parse(JSON.parse(text)).billLists;
    expect(bill?.itemList[0]).toMatchObject({ cgstRate: 9, sgstRate: 9, igstRate: 0 });
    expect(bill?.cgstValue).toBe(bill?.sgstValue);
  });

  test('is given when a missing HSN or GSTIN has been entered since, as is the e-invoice (GTX-36, GTX-37)', async () => {
    const { admin, companyId } = office;
    const customer = aCustomer({ gstCategory: 'Registered' });
    const order = await orderRated(admin, companyId, { customer, lines: [{ rate: 1_000_00, gstPercent: 18_00, hsn: '' }] });
    const consignmentId = await dispatchPieces(admin, order, [1], '903');
    await admin.call('UpdateTransport', { consignmentId, mode: 'Road', vehicleNumber: 'MH 12 AB 1234', distance: 12 });
    const { name = '', productId = 0 } = (await office.read(consignmentId)).lines[0] ?? {};
    const refusals = async () =>
      Promise.all(['eway', 'einvoice'].map(async (file) => (await office.file(`consignments/${consignmentId}/${file}.json`)).refusal));
    expect(await refusals()).toEqual([
      `The e-way bill still needs: HSN of ${name}.`,
      `The e-invoice still needs: GSTIN of the buyer, HSN of ${name}.`,
    ]);
    await admin.call('UpdateProductTax', { productId, hsn: '940310' });
    await admin.call('UpdateCustomer', { ...customer, customerId: order.customerId, gstin: '27FGHIJ5678K1Z1' });
    expect(await refusals()).toEqual(['', '']);
  });

  test('goes by what the customer was when the order was decided, as the e-invoice does (GTX-15, GTX-37)', async () => {
    const { admin, companyId } = office;
    const customer = aCustomer({ gstin: '27FGHIJ5678K1Z1' });
    const order = await orderRated(admin, companyId, { customer, lines: [{ rate: 1_000_00, gstPercent: 18_00 }] });
    await admin.call('UpdateCustomer', { ...customer, customerId: order.customerId, gstCategory: 'SEZ under LUT' });
    const consignmentId = await dispatchPieces(admin, order, [1], '904');
    expect(await office.read(consignmentId)).toMatchObject({ heads: 'CGST+SGST' });
    const { text } = await office.file(`consignments/${consignmentId}/einvoice.json`);
    expect(einvoiceSchema.parse(JSON.parse(text))[0]?.TranDtls.SupTyp).toBe('B2B');
  });

  test('asks for a vehicle that has letters or digits (GTX-36)', async () => {
    const { consignmentId } = await office.sell();
    await office.admin.call('UpdateTransport', { consignmentId, mode: 'Road', vehicleNumber: '--', distance: 12 });
    const { refusal } = await office.file(`consignments/${consignmentId}/eway.json`);
    expect(refusal).toBe('The e-way bill still needs: vehicle number or transporter id.');
  });

  test('is not given with a GSTIN of 16 characters, nor is the e-invoice (GTX-36, GTX-37)', async () => {
    const companyId = await addCompany(office.admin, { gst: '27ABCDE1234F1Z0X', eInvoices: 'Yes' });
    const { consignmentId } = await sellOnTheRoad(office.admin, companyId, { gstin: '27FGHIJ5678K1Z1X' });
    const refusalOf = async (file: string) => (await office.file(`consignments/${consignmentId}/${file}.json`)).refusal;
    const company = 'GSTIN of the company in the form of one, such as 27AAPFU0939F1ZV';
    expect(await refusalOf('eway')).toBe(`The e-way bill still needs: ${company}.`);
    // What has not the form of a GSTIN registers nobody.
    expect(await refusalOf('einvoice')).toBe(`The e-invoice still needs: ${company}, GSTIN of the buyer.`);
  });

  test('is not given for an HSN of zeros alone, nor is the e-invoice (GTX-36, GTX-37)', async () => {
    const consignmentId = await soldWithHsn('00000000');
    const name = (await office.read(consignmentId)).lines[0]?.name;
    const refusalOf = async (file: string) => (await office.file(`consignments/${consignmentId}/${file}.json`)).refusal;
    expect(await refusalOf('eway')).toBe(`The e-way bill still needs: HSN of ${name}.`);
    expect(await refusalOf('einvoice')).toBe(`The e-invoice still needs: HSN of ${name}.`);
  });

  test('goes by the HSN where it says other than the product, as the e-invoice does (GTX-36, GTX-37)', async () => {
    const consignmentId = await soldWithHsn('940310', 'Service');
    const bill = ewaySchema.parse(JSON.parse((await office.file(`consignments/${consignmentId}/eway.json`)).text)).billLists[0];
    expect(bill?.mainHsnCode).toBe(940310);
    const [invoice] = einvoiceSchema.parse(JSON.parse((await office.file(`consignments/${consignmentId}/einvoice.json`)).text));
    expect(invoice?.ItemList).toMatchObject([{ IsServc: 'N', HsnCd: '940310', Qty: 1, Unit: 'PCS' }]);
  });

  test('says which side of it is elsewhere, as the portal compares States and GSTINs (GTX-36)', async () => {
    const site = { siteName: 'Surat Wing', siteAddress: '7, Ring Road', siteCity: 'Surat', sitePincode: '395002', siteCountry: 'India' };
    const inGujarat = { ...site, siteState: 'Gujarat' };
    const atOwnGstin = { state: 'Gujarat', ...inGujarat, siteGstin: '24FGHIJ5678K1Z7' };
    const cases = [
      [{}, { transType: 1, fromStateCode: 27, actualFromStateCode: 27, toStateCode: 24, actualToStateCode: 24 }],
      [
        { ...site, siteState: 'Karnataka', sitePincode: '560001' },
        { transType: 2, toStateCode: 24, actualToStateCode: 29 },
      ],
      [inGujarat, { transType: 2, toStateCode: 24, actualToStateCode: 24 }],
      [atOwnGstin, { transType: 1, toStateCode: 24, actualToStateCode: 24, toPlace: 'Surat' }],
      [
        { companyForState: 'Goa', companyForPincode: '403001' },
        { transType: 3, fromStateCode: 27, actualFromStateCode: 30 },
      ],
      [
        { ...inGujarat, companyForState: 'Goa', companyForPincode: '403001' },
        { transType: 4, actualFromStateCode: 30, actualToStateCode: 24 },
      ],
    ] as const;
    for (const [printed, expected] of cases) {
      const { consignmentId, orderId } = await onTheRoad();
      await changePrinted(office.panel.db, orderId, printed);
      const { text } = await office.file(`consignments/${consignmentId}/eway.json`);
      expect(ewaySchema.parse(JSON.parse(text)).billLists[0]).toMatchObject(expected);
    }
  });

  test('has the State by which the tax was decided, also for a GSTIN of unusual form (GTX-11, GTX-36)', async () => {
    const { consignmentId } = await onTheRoad({ gstin: '24ABCDE1234F1D5' });
    const bill = ewaySchema.parse(JSON.parse((await office.file(`consignments/${consignmentId}/eway.json`)).text)).billLists[0];
    expect(bill).toMatchObject({ toGstin: '24ABCDE1234F1D5', toStateCode: 24, cgstValue: 0 });
    const [invoice] = einvoiceSchema.parse(JSON.parse((await office.file(`consignments/${consignmentId}/einvoice.json`)).text));
    expect(invoice?.BuyerDtls).toMatchObject({ Stcd: '24', Pos: '24' });
  });

  test('does not take a number above 16 characters (GTX-41)', async () => {
    const { consignmentId } = await onTheRoad();
    const { db } = office.panel;
    await db.updateTable('consignments').set({ invoice_number: '12345678901234567' }).where('id', '=', consignmentId).execute();
    expect(await office.file(`consignments/${consignmentId}/eway.json`)).toMatchObject({
      status: 409,
      refusal: 'The number 12345678901234567 has more than 16 characters. It cannot go into a file.',
    });
  });
});

describe('UpdateEway', () => {
  test('keeps what the portal has given, and the list no longer asks for it (GTX-36)', async () => {
    const { consignmentId } = await office.sell();
    const before = await office.read(consignmentId);
    expect(before).toMatchObject({ ewayNeeded: 'Yes', ewayNumber: '' });
    const kept = { ewayNumber: '331001234567', ewayDate: '2026-11-20', validUntil: '2026-11-24' };
    await office.admin.call('UpdateEway', { consignmentId, version: before.version, ...kept });
    expect(await office.read(consignmentId)).toMatchObject({
      ewayNeeded: 'No',
      ewayNumber: '331001234567',
      ewayDate: '2026-11-20',
      ewayValidUntil: '2026-11-24',
      version: before.version + 1,
    });
    expect(answered(await office.admin.ask('UpdateEway', { consignmentId, version: before.version, ...kept }))).toEqual([
      409,
      'Somebody else has changed this record meanwhile. Load it again to go on.',
    ]);
  });

  test('refuses other numbers, a missing date, and an end before the beginning (GTX-36)', async () => {
    const { consignmentId } = await office.sell();
    const ask = async (entered: object) =>
      answered(
        await office.admin.send('UpdateEway', {
          consignmentid: consignmentId,
          ewaynumber: '331001234567',
          ewaydate: '2026-11-20',
          ...entered,
        }),
      );
    expect(await ask({ ewaynumber: '12' })).toEqual([400, 'An e-way bill number has 12 digits.']);
    expect(await ask({ ewaydate: '' })).toEqual([400, 'Please enter the date.']);
    expect((await ask({ validuntil: '2026-11-20' }))[0]).toBe(200);
    expect(await ask({ validuntil: '2026-11-19' })).toEqual([400, 'The e-way bill ends before its date.']);
    expect((await ask({ consignmentid: 999_999 }))[0]).toBe(404);
    const without = await office.panel.userWith(['View Tax Documents']);
    expect((await without.ask('UpdateEway', { consignmentId, ewayNumber: '' })).status).toBe(403);
  });
});

describe('the e-invoice file', () => {
  test('has the form of INV-01 1.1, and sums that add up (GTX-37)', async () => {
    const { consignmentId, invoiceNumber } = await office.sell({ productName: 'Bed "A" \\\\ <1 & नमस्ते' });
    const { name, text } = await office.file(`consignments/${consignmentId}/einvoice.json`);
    const [invoice] = einvoiceSchema.parse(JSON.parse(text));
    expect(invoice).toMatchObject({
      TranDtls: { SupTyp: 'B2B' },
      DocDtls: { No: invoiceNumber, Dt: '20/11/2026' },
      BuyerDtls: { Gstin: '24FGHIJ5678K1Z7', Pos: '24', Stcd: '24' },
    });
    expect(invoice?.ItemList.map(({ IsServc, Unit }) => [IsServc, Unit])).toEqual([
      ['N', 'PCS'],
      ['N', 'SET'],
      ['Y', undefined],
      ['Y', undefined],
      ['Y', undefined],
    ]);
    expect(name).toContain('draft-einvoice-');
  });

  test('names everything that is missing in one answer (GTX-37)', async () => {
    const { consignmentId, orderId } = await office.sell({ gstin: '', invoiceNumber: '0012' });
    await changePrinted(office.panel.db, orderId, { pincode: '' });
    expect(await office.file(`consignments/${consignmentId}/einvoice.json`)).toMatchObject({
      status: 409,
      refusal: 'The e-invoice still needs: invoice number that does not begin with 0, / or -, GSTIN of the buyer, PIN of the buyer.',
    });
  });

  test('and the e-way bill ask for a number of characters that the portals take (GTX-36, GTX-37)', async () => {
    const { consignmentId } = await office.sell();
    // As older versions took them.
    await office.panel.db.updateTable('consignments').set({ invoice_number: 'A#12' }).where('id', '=', consignmentId).execute();
    for (const file of ['eway', 'einvoice'])
      expect((await office.file(`consignments/${consignmentId}/${file}.json`)).refusal).toContain(
        'still needs: invoice number of letters, digits, / and -',
      );
  });

  test('asks for a company name of three letters, as the portal does (GTX-37)', async () => {
    const { consignmentId } = await sellGoods(office.admin, await addCompany(office.admin, { name: 'AB', eInvoices: 'Yes' }));
    const { refusal } = await office.file(`consignments/${consignmentId}/einvoice.json`);
    expect(refusal).toBe('The e-invoice still needs: name of the company with 3 letters or more.');
  });

  test('is only for companies that make e-invoices (GTX-37)', async () => {
    const { consignmentId } = await office.sell();
    const set = async (eInvoices: 'Yes' | 'No') => {
      await office.panel.db.updateTable('companies').set({ e_invoices: eInvoices }).where('id', '=', office.companyId).execute();
    };
    await set('No');
    expect(await office.file(`consignments/${consignmentId}/einvoice.json`)).toMatchObject({
      status: 409,
      refusal: 'This company makes no e-invoices.',
    });
    await set('Yes');
  });
});

describe('UpdateEinvoice', () => {
  const kept = { irn: 'A1'.repeat(32), ackNo: '112010036563310', ackDate: '2026-11-20', signedQr: 'eyJhbGciOi.abc.def' };

  test('keeps the answer of the portal (GTX-37)', async () => {
    const { consignmentId } = await office.sell();
    const { version, irnMissing } = await office.read(consignmentId);
    expect(irnMissing).toBe('Yes');
    await office.admin.call('UpdateEinvoice', { consignmentId, version, ...kept });
    expect(await office.read(consignmentId)).toMatchObject({ ...kept, irn: 'a1'.repeat(32), irnMissing: 'No', version: version + 1 });
  });

  test('refuses an IRN of other length or letters, and an answer in parts (GTX-37)', async () => {
    const { consignmentId } = await office.sell();
    const { irn: sound, ackNo, ackDate, signedQr } = kept;
    const body = { consignmentid: consignmentId, irn: sound, ackno: ackNo, ackdate: ackDate, signedqr: signedQr };
    const ask = async (entered: object) => answered(await office.admin.send('UpdateEinvoice', { ...body, ...entered }));
    for (const irn of ['a'.repeat(63), 'g'.repeat(64)]) expect(await ask({ irn })).toEqual([400, 'An IRN has 64 hexadecimal digits.']);
    expect(await ask({ ackno: '' })).toEqual([400, 'Please enter the acknowledgement number.']);
    expect(await ask({ ackdate: '' })).toEqual([400, 'Please enter the date.']);
    expect(await ask({ signedqr: '' })).toEqual([400, 'Please paste the text of the signed QR code.']);
  });
});

describe('one invoice for the goods of two orders', () => {
  test('gets neither e-invoice nor e-way bill for a part of it, and the answer names the orders (GTX-36, GTX-37)', async () => {
    const { admin, companyId } = office;
    const lines = [{ rate: 1_000_00, gstPercent: 18_00 }];
    const first = await orderRated(admin, companyId, { customer: { gstin: '27FGHIJ5678K1Z1' }, lines });
    const alone = await dispatchPieces(admin, first, [1], '881');
    const drive = async (consignmentId: number) =>
      admin.call('UpdateTransport', { consignmentId, vehicleNumber: 'MH12AB1234', distance: 9 });
    await drive(alone);
    const refusals = async (id: number) =>
      Promise.all(['eway', 'einvoice'].map(async (file) => (await office.file(`consignments/${id}/${file}.json`)).refusal));
    expect(await refusals(alone)).toEqual(['', '']);
    const second = await addOrderWithLines(admin, first.quotation);
    const other = await dispatchPieces(admin, second, [1], '881');
    await drive(other);
    const [one, two] = [await office.read(alone), await office.read(other)];
    const sentence = `Invoice 881 is for the goods of ${one.number} and ${two.number}. A file of one of them would be a part of it. Register the invoice where it was made.`;
    for (const id of [alone, other]) expect(await refusals(id)).toEqual([sentence, sentence]);
    expect((await office.file(`eway.json?ids=${alone},${other}`)).refusal).toBe(sentence);
    const elsewhere = await orderRated(admin, companyId, { customer: { gstin: '27FGHIJ5678K1Z1' }, lines });
    const ofAnother = await dispatchPieces(admin, elsewhere, [1], '881');
    await drive(ofAnother);
    expect(await refusals(ofAnother)).toEqual(['', '']);
  });
});

describe('goods that join an invoice', () => {
  const irn = { irn: 'A1'.repeat(32), ackNo: '112010036563310', ackDate: '2026-11-20', signedQr: 'eyJhbGciOi.abc.def' };
  const eway = { ewayNumber: '331001234567', ewayDate: '2026-11-20', validUntil: '2026-11-24' };

  test.each([
    [
      'an IRN',
      async (consignmentId: number) => office.admin.call('UpdateEinvoice', { consignmentId, ...irn }),
      async (consignmentId: number) => office.admin.call('UpdateEinvoice', { consignmentId, irn: '' }),
      'This invoice already has an IRN. Enter another invoice number, or remove the IRN in Tax Documents first.',
    ],
    [
      'an e-way bill',
      async (consignmentId: number) => office.admin.call('UpdateEway', { consignmentId, ...eway }),
      async (consignmentId: number) => office.admin.call('UpdateEway', { consignmentId, ewayNumber: '' }),
      'This invoice already has an e-way bill. Enter another invoice number, or remove the e-way bill in Tax Documents first.',
    ],
  ])('are refused once it has %s, and nothing changes (GTX-24, GTX-36, GTX-37)', async (_name, keep, remove, sentence) => {
    const lines = [{ rate: 1_000_00, gstPercent: 18_00, quantity: 5 }];
    const order = await orderRated(office.admin, office.companyId, { customer: { gstin: '27FGHIJ5678K1Z1' }, lines });
    const send = async (invoiceNumber: string) => {
      const goods = [{ productMapId: order.lineIds[0] ?? 0, dispatchQuantity: 1 }];
      return office.admin.ask('AddDispatch', { orderId: order.orderId, invoiceNumber, invoiceDate: '2026-11-20', lines: goods });
    };
    const consignmentId = await dispatchPieces(office.admin, order, [2], '771');
    await keep(consignmentId);
    const before = await office.read(consignmentId);
    expect(answered(await send('771'))).toEqual([409, sentence]);
    expect(await office.read(consignmentId)).toEqual(before);
    expect((await send('772')).status).toBe(201);
    await remove(consignmentId);
    expect((await send('771')).json.data[0].ConsignmentId).toBe(consignmentId);
    expect((await office.read(consignmentId)).lines[0]?.quantity).toBe(3);
  });
});

describe('GetConsignmentSums', () => {
  test('sums exactly the rows that the list shows with the same filters (GTX-35)', async () => {
    await onTheRoad();
    for (const filter of [
      {},
      { month: '2026-11' },
      { ewayNeeded: 'Yes' as const },
      { irnMissing: 'Yes' as const },
      { state: 'Not Issued' as const },
    ]) {
      const { rows } = await office.admin.call('GetConsignmentList', filter);
      const [sums] = await office.admin.call('GetConsignmentSums', filter);
      expect(rows.length).toBeGreaterThan(0);
      expect(sums).toMatchObject({ count: rows.length, total: rows.reduce((sum, { total }) => sum + total, 0) });
    }
    expect((await office.admin.call('GetConsignmentList', { month: '2026-10' })).rows).toEqual([]);
    const [none] = await office.admin.call('GetConsignmentSums', { paper: 'Tax Invoice', state: 'Void' });
    expect(none).toMatchObject({ count: 0, total: 0 });
  });
});
