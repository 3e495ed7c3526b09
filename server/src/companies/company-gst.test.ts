import { usualCompanyGst } from '@vikray/contract/companies/company-gst.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '@vikray/contract/operations.ts';
import * as z from 'zod';
import { aCompany } from '../../../testing/builders/companies.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
let image: string;
beforeAll(async () => {
  panel = await startTestPanel();
  image = await uploadPicture(panel.admin, 'Company');
});
afterAll(() => panel.stop());

async function read(companyId: number) {
  const { rows } = await panel.admin.call('GetCompanyList', { whereClause: `fld_company_id=${companyId}` });
  return rows[0];
}

test('a company has the presets until somebody changes them (GTX-07)', async () => {
  const company = aCompany({ image });
  const [added] = await panel.admin.call('AddClientDetails', company);
  const companyId = added?.companyId ?? 0;
  expect(await read(companyId)).toMatchObject(usualCompanyGst);

  const gst = { gstRegime: 'Composition', lut: 'AD270326000001X', invoicePrefix: 'inv/26-27', chargesMode: 'Apportioned' } as const;
  await panel.admin.call('UpdateClientDetails', { ...company, ...gst, companyId });
  const changed = { ...usualCompanyGst, ...gst, invoicePrefix: 'INV/26-27' };
  expect(await read(companyId)).toMatchObject(changed);

  await panel.admin.call('UpdateClientDetails', { ...company, companyId });
  expect(await read(companyId)).toMatchObject(changed);
});

test.each(['../', 'INV 26', 'INVOICE/26', 'क'])('refuses the prefix %j (GTX-07)', async (invoicePrefix) => {
  const wire = { ...z.encode(operations.AddClientDetails.input, aCompany({ image })), invoiceprefix: invoicePrefix };
  const reply = await panel.admin.send('AddClientDetails', wire);
  expect([reply.status, reply.json.data]).toEqual([400, 'A prefix has up to 9 characters: A to Z, 0 to 9, - and /.']);
});
