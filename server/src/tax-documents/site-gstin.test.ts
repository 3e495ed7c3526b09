import { expect, onTestFinished, test } from 'vitest';
import { changePrinted } from '../../../testing/tax-files/change-printed.ts';
import { startTaxOffice } from '../../../testing/tax-files/tax-office.ts';

test('the e-way bill file names the GSTIN of the place of delivery from the date of the settings on (OPS-15, GTX-36)', async () => {
  const office = await startTaxOffice();
  onTestFinished(() => office.panel.stop());
  const { consignmentId, orderId } = await office.sellAndDrive();
  const site = { siteName: 'Bengaluru Wing', siteAddress: '7, Ring Road', siteCity: 'Bengaluru', sitePincode: '560001' };
  await changePrinted(office.panel.db, orderId, { ...site, siteCountry: 'India', siteState: 'Karnataka' });
  const shipTo = async () => JSON.parse((await office.file(`consignments/${consignmentId}/eway.json`)).text).billLists[0].shipToGSTIN;
  expect(await shipTo()).toBeUndefined();
  const setFrom = async (version: number, value: string) =>
    office.admin.call('UpdateSettings', { version, settings: [{ name: 'ewaysitegstinfrom', value }] });
  await setFrom(0, '2026-11-21');
  expect(await shipTo()).toBeUndefined();
  await setFrom(1, '2026-11-20');
  expect(await shipTo()).toBe('URP');
  await changePrinted(office.panel.db, orderId, { siteGstin: '29FGHIJ5678K1ZX' });
  expect(await shipTo()).toBe('29FGHIJ5678K1ZX');
});
