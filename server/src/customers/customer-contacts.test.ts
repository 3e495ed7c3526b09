import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aContact, addCustomer, readCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

describe('GetCustomerContactPerson', () => {
  test('answers the contact persons with everything the edit screen needs (CUS-53, CUS-54, CUS-35, CUS-66)', async () => {
    const customerId = await addCustomer(panel.admin, { contacts: [aContact({ name: 'Ms. Ila Barve' })] });
    const { json } = await panel.admin.send('GetCustomerContactPerson', { customer_id: customerId });
    expect(json.data).toEqual([
      {
        fld_contactid: expect.any(Number),
        fld_name: 'Ms. Ila Barve',
        fld_title: 'Ms.',
        fld_designation: 'Medical Superintendent',
        fld_email: 'ms@sahyadri.example.in',
        fld_mobile: '9000000091',
        fld_phone: '02026120095',
      },
    ]);
  });
});

describe('AddCustomerContactPerson', () => {
  const contact = { name: 'Mr. Jai Phadnis', designation: 'Stores', email: 'stores@x.example.in', mobile: '9000000042', phone: '' };

  test('adds one contact person, and adds none when it is sent again (CUS-34, CUS-72)', async () => {
    const customerId = await addCustomer(panel.admin, { contacts: undefined });
    const body = { customerid: customerId, ...contact, updatedby: 1, updatedon: 'now' };
    const first = await panel.admin.send('AddCustomerContactPerson', body);
    const again = await panel.admin.send('AddCustomerContactPerson', { ...body, designation: 'Stores Incharge' });
    expect(first.status).toBe(201);
    expect(again.json).toEqual(first.json);
    expect((await readCustomer(panel.admin, customerId)).contacts.map(({ designation }) => designation)).toEqual(['Stores Incharge']);
  });

  test('adds every contact person of several calls at once, each of them one time (CUS-34, CUS-36)', async () => {
    const customerId = await addCustomer(panel.admin, { contacts: undefined });
    const mobiles = ['9000000043', '9000000044', '9000000045', '9000000046', '9000000043'];
    const replies = await Promise.all(
      mobiles.map((mobile) => panel.admin.ask('AddCustomerContactPerson', { customerId, ...contact, mobile })),
    );
    expect(replies.map(({ status }) => status)).toEqual(mobiles.map(() => 201));
    expect((await readCustomer(panel.admin, customerId)).contacts.map(({ mobile }) => mobile).toSorted()).toEqual(mobiles.slice(0, -1));
  });

  test('lets users without Edit Customer complete only their own pending customers', async () => {
    const clerk = await panel.userWith(['Add Customer']);
    const own = await addCustomer(clerk, { contacts: undefined });
    expect((await clerk.ask('AddCustomerContactPerson', { customerId: own, ...contact })).status).toBe(201);
    const foreign = await readCustomer(panel.admin, await addCustomer(panel.admin));
    expect((await clerk.ask('AddCustomerContactPerson', { customerId: foreign.customerId, ...contact })).status).toBe(403);
    expect((await readCustomer(panel.admin, foreign.customerId)).contacts).toEqual(foreign.contacts);
  });

  test('makes an approved customer pending again, as every edit does (CUS-71)', async () => {
    const customerId = await addCustomer(panel.admin);
    await panel.admin.call('ApproveCustomer', { customerId });
    await panel.admin.call('AddCustomerContactPerson', { customerId, ...contact });
    expect((await readCustomer(panel.admin, customerId)).status).toBe('Pending');
  });
});
