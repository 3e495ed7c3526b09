import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startQuotationOffice, type QuotationOffice } from '../../../testing/panel/quotation-office.ts';

let office: QuotationOffice;
beforeAll(async () => {
  office = await startQuotationOffice();
});
afterAll(() => office.panel.stop());

const closed = 'This quotation is approved or void and can no longer be changed.';
const lost = 'This quotation is marked lost. Reopen it first.';
const general = 'Something went wrong, try again later.';

describe('each state refuses what the specification says', () => {
  const states = {
    async Pending() {
      return office.pending();
    },
    async Approved() {
      return office.approved();
    },
    async Ordered() {
      const quotationId = await office.approved();
      await office.panel.admin.call('AddOrder', { quotationId });
      return quotationId;
    },
    async Lost() {
      const quotationId = await office.approved();
      await office.markLost(quotationId);
      return quotationId;
    },
    async Superseded() {
      const quotationId = await office.approved();
      await office.revise(quotationId);
      return quotationId;
    },
    async Void() {
      const quotationId = await office.pending();
      await office.panel.admin.call('UpdatequotationStatus', { quotationId, status: 'Void' });
      return quotationId;
    },
  };

  const calls: Record<string, (quotationId: number) => Promise<{ status: number; json: { data: unknown } }>> = {
    edit: (quotationId) => office.edit(quotationId),
    revise: async (quotationId) => office.panel.admin.ask('AddQuotationRevision', await office.revision(quotationId)),
    approve: (quotationId) => office.panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Approved' }),
    void: (quotationId) => office.panel.admin.ask('UpdatequotationStatus', { quotationId, status: 'Void' }),
    order: (quotationId) => office.panel.admin.ask('AddOrder', { quotationId }),
    line: (quotationId) =>
      office.panel.admin.ask('AddQuotationProductMapping', { quotationId, productId: office.setup.productId, quantity: 1, rate: 100_00 }),
    lose: (quotationId) => office.markLost(quotationId),
    reopen: (quotationId) => office.reopen(quotationId),
  };

  const replaced = 'replaced';
  test.each([
    [
      'Pending',
      {
        edit: 200,
        revise: 'A pending quotation can be edited directly; it needs no revision.',
        approve: 200,
        void: 200,
        order: general,
        line: 201,
        lose: 200,
        reopen: 'This quotation is not marked lost.',
      },
    ],
    [
      'Approved',
      {
        edit: closed,
        revise: 201,
        approve: 200,
        void: 200,
        order: 201,
        line: closed,
        lose: 200,
        reopen: 'This quotation is not marked lost.',
      },
    ],
    [
      'Ordered',
      {
        edit: closed,
        revise: 'There is already an order. Copy the quotation instead.',
        approve: 200,
        void: general,
        order: general,
        line: closed,
        lose: 'Only an open quotation without an order can be marked lost.',
        reopen: 'This quotation is not marked lost.',
      },
    ],
    [
      'Lost',
      {
        edit: lost,
        revise: 201,
        approve: lost,
        void: 200,
        order: lost,
        line: lost,
        lose: 'Only an open quotation without an order can be marked lost.',
        reopen: 200,
      },
    ],
    [
      'Superseded',
      {
        edit: replaced,
        revise: replaced,
        approve: replaced,
        void: replaced,
        order: replaced,
        line: replaced,
        lose: replaced,
        reopen: replaced,
      },
    ],
    [
      'Void',
      {
        edit: closed,
        revise: 'A void quotation cannot be revised. Copy it instead.',
        approve: general,
        void: 200,
        order: general,
        line: closed,
        lose: 'Only an open quotation without an order can be marked lost.',
        reopen: 'This quotation is not marked lost.',
      },
    ],
  ] as const)('%s (REV-07, REV-13, REV-18, REV-37, REV-39, REV-40)', async (state, answers: Record<string, string | number>) => {
    for (const [call, wanted] of Object.entries(answers)) {
      const quotationId = await states[state]();
      const before = await office.read(quotationId);
      const reply = await calls[call]?.(quotationId);
      const isDone = reply !== undefined && reply.status < 300;
      expect([state, call, isDone ? reply.status : reply?.json.data]).toEqual([
        state,
        call,
        wanted === replaced ? `This quotation has been replaced by ${before.number}-R1.` : wanted,
      ]);
      const after = await office.read(quotationId);
      expect([state, call, isDone || JSON.stringify(after) === JSON.stringify(before)]).toEqual([state, call, true]);
    }
  });
});
