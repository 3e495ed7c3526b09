import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLinkOffice, type LinkOffice } from '../../../testing/builders/link-office.ts';
import { acceptance, postForm } from '../../../testing/builders/quotation-links.ts';
import { aQuotation } from '../../../testing/builders/quotations.ts';
import { addRevision } from '../../../testing/builders/revisions.ts';

let office: LinkOffice;
beforeAll(async () => {
  office = await openLinkOffice();
});
afterAll(() => office.panel.stop());

test('the revisions of a number say who made each, and how it was handed over, opened and accepted (REV-22)', async () => {
  const { panel, setup, customer, share } = office;
  const now = () => panel.clock.now().toISOString();
  const shared = await share();
  const made = now();
  panel.clock.pass(60);
  await customer.fetch(`${shared.path}?opened`, { method: 'POST' });
  const opened = now();
  panel.clock.pass(60);
  const { dealId = 0 } = (await panel.admin.call('GetQuotation', { quotationId: shared.quotationId })).rows[0] ?? {};
  await panel.admin.call('AddSalesCall', { dealId, callType: 'WhatsApp', outcome: 'Spoke', description: '' });
  const written = now();
  panel.clock.pass(60);
  await postForm(customer, shared.path, acceptance);
  const accepted = now();
  panel.clock.pass(60);
  const revisionId = await addRevision(panel, shared.quotationId, aQuotation(setup), 'A second ward');
  const revised = now();
  panel.clock.pass(60);
  const approver = await panel.userWith(['Approve Quotation']);
  await approver.call('UpdatequotationStatus', { quotationId: revisionId, status: 'Approved' });

  const [later, first] = await panel.admin.call('GetQuotationRevision', { quotationId: revisionId });
  expect(later).toMatchObject({ madeBy: 'Administrator', madeOn: revised, updatedOn: now(), handedOverAt: '', handovers: [] });
  expect(later?.updatedBy).not.toBe('Administrator');
  expect(first).toMatchObject({
    madeBy: 'Administrator',
    madeOn: made,
    handedOverAt: opened,
    handovers: [
      { kind: 'Link', at: made },
      { kind: 'Opened', at: opened },
      { kind: 'WhatsApp', at: written },
      { kind: 'Accepted', at: accepted },
    ],
  });
});
