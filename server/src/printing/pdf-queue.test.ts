import { afterAll, beforeAll, expect, test } from 'vitest';
import { occupy, stays } from '../../../testing/panel/busy-team.ts';
import type { Caller } from '../../../testing/panel/caller.ts';
import { openFollowUpOffice, type FollowUpOffice } from '../../../testing/builders/follow-up-office.ts';
import { startMailServer } from '../../../testing/panel/mail-server.ts';
import { addQuotation, addSalesSetup, aQuotation } from '../../../testing/builders/quotations.ts';
import { aDocument } from '../../../testing/builders/printable-documents.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { ThreadEnded } from '../platform/threads/helper-thread.ts';
import { pdfThreads } from './pdf-threads.ts';

let office: FollowUpOffice;
let path: string;
beforeAll(async () => {
  office = await openFollowUpOffice();
  const { quotation } = await office.request();
  path = `/api/quotations/${quotation.quotationId}.pdf`;
});
afterAll(() => office.panel.stop());

const team = () => office.panel.helpers.teamOf(pdfThreads);

/** Occupies all threads with `occupy`, then queues as many documents of the user as may wait. */
async function fillPlaces(userId: number): Promise<() => Promise<void>> {
  const freeThreads = await occupy(team());
  const nothing = async (): Promise<never> => {
    throw new Error('not to be drawn');
  };
  const waiting = Array.from({ length: pdfThreads.maxWaitingOfOne }, () => team().run({ userId, left: stays }, nothing));
  const ended = Promise.allSettled(waiting);
  return async () => {
    await freeThreads();
    await ended;
  };
}

function askFor(caller: Caller, signal: AbortSignal): Promise<Response> {
  return fetch(office.panel.address + path, { headers: { cookie: caller.cookie }, signal });
}

test('PDFs whose callers hang up while waiting leave the queue, and a colleague still gets theirs', async () => {
  const freeThreads = await occupy(team());
  const before = team().counts();
  const hangUp = new AbortController();
  const sent = Array.from({ length: 20 }, () => askFor(office.panel.admin, hangUp.signal));
  const failed = Promise.allSettled(sent);
  await expect.poll(() => team().counts().waiting).toBe(before.waiting + 20);
  hangUp.abort();
  await failed;
  await expect.poll(() => team().counts().waiting).toBe(before.waiting);
  const colleague = office.seller.fetch(path);
  await freeThreads();
  expect((await colleague).status).toBe(200);
});

test('a request for a PDF reads its document only in its turn', async () => {
  const { admin } = office.panel;
  const quotationId = await addQuotation(admin, aQuotation(await addSalesSetup(admin)));
  const freeThreads = await occupy(team());
  const before = team().counts().waiting;
  const waiting = admin.fetch(`/api/quotations/${quotationId}.pdf`);
  await expect.poll(() => team().counts().waiting).toBe(before + 1);
  await admin.call('UpdatequotationStatus', { quotationId, status: 'Approved' });
  await freeThreads();
  expect((await waiting).status).toBe(200);
});

test('a user with too many PDFs waiting is asked to wait, while a colleague gets theirs', async () => {
  const empty = await fillPlaces(1);
  const refused = await office.panel.admin.fetch(path);
  const colleague = office.seller.fetch(path);
  await expect.poll(() => team().counts().waiting).toBeGreaterThan(pdfThreads.maxWaitingOfOne);
  await empty();
  expect(refusalOf(refused)).toEqual([429, 'TooManyPdfs']);
  expect(refused.json.data).toBe('Too many PDFs are being made at the moment. Wait a few seconds, then try again.');
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await colleague).status).toBe(200);
  expect((await office.panel.admin.fetch(path)).status).toBe(200);
});

test('a mail without a place for its PDF is not sent, and may be sent later under the same key', async () => {
  const server = await startMailServer();
  office.set({ transport: server.smtp });
  const { body, quotation } = await office.request();
  const empty = await fillPlaces(office.seller.userId);
  const refused = await office.seller.send('SendMailer', body, { key: 'pdf-queue-1' });
  await empty();
  expect([refused.status, refused.json.error.code, server.received.length]).toEqual([429, 'TooManyPdfs', 0]);
  expect(await office.mailsAbout(quotation.quotationId)).toEqual([]);
  expect((await office.seller.send('SendMailer', body, { key: 'pdf-queue-1' })).status).toBe(200);
  expect(server.received).toHaveLength(1);
});

test('a drawing that takes too long or too much memory is stopped, and the next one is drawn', async () => {
  const caller = { userId: 1, left: stays };
  const task = async () => ({
    document: aDocument(),
    pictures: new Map<string, Uint8Array>(),
    createdAt: new Date('2026-11-20T06:30:00Z'),
  });
  for (const limit of [{ longestMs: 1 }, { memoryMb: 8 }]) {
    const limited = office.panel.helpers.teamOf({ ...pdfThreads, ...limit });
    await expect(limited.run(caller, task)).rejects.toThrow(ThreadEnded);
  }
  expect((await team().run(caller, task)).byteLength).toBeGreaterThan(10_000);
});
