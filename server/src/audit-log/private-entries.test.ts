import { auditedRecords } from '@vikray/contract/audited-records.ts';
import { companiesOperations } from '@vikray/contract/companies/companies-operations.ts';
import { kindOf } from '@vikray/contract/platform/shown-as.ts';
import { usersOperations } from '@vikray/contract/users/users-operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany } from '../../../testing/builders/companies.ts';
import { uploadPicture } from '../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { aUser } from '../../../testing/builders/users.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

type Kind = 'user' | 'company';

/** The fields of a kind of record that the contract calls private. */
function privateFields(kind: Kind): string[] {
  return Object.entries(auditedRecords[kind].shape).flatMap(([name, field]) => (kindOf(field) === 'private' ? [name] : []));
}

/** The operations of an area that take private fields, each with these fields. */
function takers(kind: Kind, area: object): [operation: string, fields: string[]][] {
  return Object.entries(area).flatMap(
    ([name, operation]: [string, { readonly kind: string; readonly input: { readonly fields?: object } }]) => {
      const taken = privateFields(kind).filter((field) => operation.kind === 'write' && field in (operation.input.fields ?? {}));
      return taken.length === 0 ? [] : [[name, taken]];
    },
  );
}

/** The changes of a record in the audit log, newest last, without entries about reading it. */
async function entriesOf(kind: Kind, recordId: number) {
  const rows = await panel.db
    .selectFrom('audit_log')
    .selectAll()
    .where('record', '=', kind)
    .where('record_id', '=', recordId)
    .orderBy('id')
    .execute();
  return rows.filter((row) => row.operation !== 'GetUser');
}

/** Whether a text is anywhere in the log. */
async function isLogged(text: string): Promise<boolean> {
  return JSON.stringify(await panel.db.selectFrom('audit_log').selectAll().execute()).includes(text);
}

/** Values that differ from those a record was added with. */
const otherUser = {
  personalEmail: 'other.private@example.in',
  personalMobile: '9388888888',
  personalPhone: '02029998888',
  address: '77, Hidden Lane',
  birthDate: '1971-07-07',
  anniversary: '1999-09-09',
  maritalStatus: 'Widowed',
  pan: 'ZZZPZ9999Z',
  drivingLicence: 'DL77 19990077777',
  voterId: 'ZZZ7777777',
  aadhaar: '777766665555',
  passport: 'Z7777777',
  rationCard: 'ZZ0777777777',
  bankAccount: '7777000077770000',
  bankName: 'Hidden Bank',
  branch: 'Hidden Branch',
  ifsc: 'HIDD0007777',
} as const;
const otherCompany = { pan: 'ZZZPZ8888Z', accountNumber: '88880000888800001' } as const;

describe('the audit log', () => {
  test('is tested with every operation that takes private fields', () => {
    expect(takers('user', usersOperations)).toEqual([
      ['AddUser', privateFields('user')],
      ['UpdateUser', privateFields('user')],
    ]);
    expect(takers('company', companiesOperations).map(([name]) => name)).toEqual(['AddClientDetails', 'UpdateClientDetails']);
    expect(privateFields('user').toSorted()).toEqual(Object.keys(otherUser).toSorted());
    expect(privateFields('company').toSorted()).toEqual(Object.keys(otherCompany).toSorted());
  });

  test.each(takers('user', usersOperations).flatMap(([name, fields]) => fields.map((field) => [name, field] as const)))(
    '%s: writes down of %s that it is given, and not what it is',
    async (name, field) => {
      const before = aUser();
      const [added] = await panel.admin.call('AddUser', before);
      const userId = added?.userId ?? 0;
      if (name === 'UpdateUser')
        await panel.admin.call('UpdateUser', { ...before, userId, [field]: otherUser[field as keyof typeof otherUser] });
      const entry = (await entriesOf('user', userId)).at(-1);
      expect([entry?.operation, JSON.parse(entry?.after ?? '')[field]]).toEqual([name, name === 'AddUser' ? '•••' : '••• (changed)']);
      const given = [before, otherUser].map((value: object) => String(new Map<string, unknown>(Object.entries(value)).get(field)));
      // A value from a short option list may be elsewhere too.
      for (const text of field === 'maritalStatus' ? [] : given) expect(await isLogged(text)).toBe(false);
    },
  );

  test.each(takers('company', companiesOperations).flatMap(([name, fields]) => fields.map((field) => [name, field] as const)))(
    '%s: writes down of %s that it is given, and not what it is',
    async (name, field) => {
      const before = aCompany({
        image: await uploadPicture(panel.admin, 'Company'),
        pan: 'QQQPQ1111Q',
        accountNumber: '55550000555500001',
      });
      const [added] = await panel.admin.call('AddClientDetails', before);
      const companyId = added?.companyId ?? 0;
      const other = otherCompany[field as keyof typeof otherCompany];
      if (name === 'UpdateClientDetails') await panel.admin.call('UpdateClientDetails', { ...before, companyId, [field]: other });
      const entry = (await entriesOf('company', companyId)).at(-1);
      expect([entry?.operation, JSON.parse(entry?.after ?? '')[field]]).toEqual([
        name,
        name === 'AddClientDetails' ? '•••' : '••• (changed)',
      ]);
      for (const text of [other, 'QQQPQ1111Q', '55550000555500001']) expect(await isLogged(text)).toBe(false);
    },
  );

  test('names private fields as given, not as changed, when another field changes', async () => {
    const before = aUser();
    const [added] = await panel.admin.call('AddUser', before);
    const userId = added?.userId ?? 0;
    await panel.admin.call('UpdateUser', { ...before, userId, designation: 'Head' });
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'user', recordId: userId, operation: 'UpdateUser' });
    expect(rows[0]?.changes).toEqual([{ field: 'Designation', before: before.designation, after: 'Head' }]);
  });
});
