import type { AnswerOf } from '@vikray/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startQuotationOffice, answered, type QuotationOffice } from '../../../testing/panel/quotation-office.ts';

let office: QuotationOffice;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

describe('a lost quotation', () => {
  test('keeps its reason, leaves the quotations to order, and is taken back by reopening (REV-16, REV-19, REV-37, REV-39)', async () => {
    const quotationId = await office.approved();
    expect((await office.markLost(quotationId, 'Delivery time')).status).toBe(200);
    expect(await office.read(quotationId)).toMatchObject({ shownStatus: 'Lost', lostReason: 'Delivery time', status: 'Approved' });
    expect((await office.panel.admin.call('GetApprovedQuotation', { quotationId })).rows).toEqual([]);
    await office.panel.admin.call('ReopenQuotation', { quotationId, version: (await office.read(quotationId)).version });
    expect(await office.read(quotationId)).toMatchObject({ shownStatus: 'Approved', lostReason: '' });
  });

  test('is not ordered, not even by those who may order despite an expiry (REV-34, REV-39)', async () => {
    const quotationId = await office.approved();
    await office.markLost(quotationId);
    const refused = [409, 'This quotation is marked lost. Reopen it first.'];
    expect(answered(await office.panel.admin.ask('AddOrder', { quotationId, despiteExpiry: 'Yes' }))).toEqual(refused);
  });

  test('is not marked without a reason (REV-37)', async () => {
    const quotationId = await office.pending();
    expect(answered(await office.markLost(quotationId, 999_999))).toEqual([400, 'Please select the reason.']);
    const reply = await office.panel.admin.send('MarkQuotationLost', { quotationid: quotationId, version: 1 });
    expect(answered(reply)).toEqual([400, 'Please select the reason.']);
  });

  test('has one of the office’s reasons (REV-38)', async () => {
    const reasons: AnswerOf<'GetLostReason'> = await office.panel.admin.call('GetLostReason', {});
    expect(reasons.map(({ label }) => label)).toEqual([
      'Price',
      'Delivery time',
      'Specification',
      'Bought elsewhere',
      'Budget postponed',
      'No reply',
      'Other',
    ]);
  });
});
