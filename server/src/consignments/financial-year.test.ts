import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, addCompany } from '../../../testing/builders/companies.ts';
import { addOrderWithLines } from '../../../testing/builders/dispatches.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { longSessions, startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel(longSessions);
});
afterAll(() => panel.stop());

test.each([
  ['after', '2027-04-01', '2027-03-31'],
  ['before', '2027-03-31', '2027-04-01'],
])('a number that was typed in the financial year %s is free in this one (GTX-29)', async (_, typedOn, issuedOn) => {
  const { admin, clock } = panel;
  clock.set('2026-11-20T06:00:00Z');
  const own = aCompany({ image: await uploadPicture(admin, 'Company') });
  const [{ companyId } = { companyId: 0 }] = await admin.call('AddClientDetails', own);
  const order = await addOrderWithLines(admin, aQuotation({ ...(await addSalesSetup(admin)), companyId }, undefined, { installed: 'No' }));
  const dispatch = async (invoiceNumber: string, invoiceDate: string) => {
    const lines = [{ productMapId: order.lineIds[0] ?? 0, dispatchQuantity: 1 }];
    const [made] = await admin.call('AddDispatch', { orderId: order.orderId, invoiceNumber, invoiceDate, lines });
    return (await admin.call('GetConsignment', { consignmentId: made?.consignmentId ?? 0 }))[0]?.invoiceNumber;
  };
  clock.set('2027-04-01T06:00:00Z');
  await dispatch('0001', typedOn);
  await admin.call('UpdateClientDetails', { ...own, companyId, invoicesIssuedHere: 'Yes' });
  expect(await dispatch('', issuedOn)).toBe('0001');
});

test('the numbers begin again with the financial year, on 1 April in India (GTX-28, GTX-29)', async () => {
  const { admin, clock } = panel;
  clock.set('2026-11-20T06:00:00Z');
  const setup = await addSalesSetup(admin);
  const companyId = await addCompany(admin, { invoicesIssuedHere: 'Yes', invoicePrefix: 'INV/', challanPrefix: 'DC/' });
  const order = await addOrderWithLines(admin, aQuotation({ ...setup, companyId }, undefined, { installed: 'No' }));
  const numbersOf = async (invoiceDate: string) => {
    const lines = [{ productMapId: order.lineIds[0] ?? 0, dispatchQuantity: 1 }];
    const [made] = await admin.call('AddDispatch', { orderId: order.orderId, invoiceNumber: '', invoiceDate, lines });
    const consignmentId = made?.consignmentId ?? 0;
    const [challan] = await admin.call('IssueChallan', { consignmentId });
    const [read] = await admin.call('GetConsignment', { consignmentId });
    return [read?.invoiceNumber, challan?.number];
  };
  clock.set('2027-03-30T06:00:00Z');
  expect(await numbersOf('2027-03-30')).toEqual(['INV/0001', 'DC/0001']);
  clock.set('2027-03-31T18:29:59Z');
  expect(await numbersOf('2027-03-31')).toEqual(['INV/0002', 'DC/0002']);
  clock.set('2027-03-31T18:30:00Z');
  expect(await numbersOf('2027-04-01')).toEqual(['INV/0001', 'DC/0001']);
  expect(await numbersOf('2027-03-31')).toEqual(['INV/0003', 'DC/0002']);
});
