import { messages } from '@vikray/contract/platform/messages.ts';
import { unansweredMessages as unanswered } from '@vikray/contract/platform/unanswered-messages.ts';
import { purchaseMessages as say } from '@vikray/contract/purchases/purchase-messages.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter, findNotice, noticeLinks, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../testing/screens/web-login.ts';
import { addLine, goToDisclaimer, goToProducts, purchaseReplies } from '../../../testing/screens/web-purchases.ts';
import { answer, noAnswer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';
import { today } from '../platform/today.ts';

beforeEach(() => {
  storeTestLogin();
});

async function openAddPurchase(replies: object = {}) {
  const server = stubServer({ ...purchaseReplies, ...replies });
  openApp('/addpurchase');
  await screen.findByRole('heading', { name: 'Add Purchase' });
  return server;
}

function valueOf(label: string): string {
  return screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
}

function tickAndSubmit(): void {
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
}

test('needs the disclaimer (PUR-04, PUR-12)', async () => {
  const server = await openAddPurchase();
  await goToDisclaimer();
  press('Submit');
  expect(sentenceAt(messages.disclaimer, 'checkbox')).toBe(messages.agreeToDisclaimer);
  expect(await server.allSent('AddPurchase')).toEqual([]);
});

test('books all lines in one call, says so and starts empty again (PUR-13, PUR-14, PUR-15)', async () => {
  const server = await openAddPurchase();
  await goToProducts();
  await addLine('Fowler Bed', '2.25');
  await addLine('Fowler Bed', '1');
  press('Next');
  tickAndSubmit();
  expect(await screen.findByText(say.added)).toBeTruthy();
  expect(noticeLinks('SGW2211')).toEqual(['/purchaselist?search=SGW2211']);
  expect(server.sentTo('AddPurchase').map((call) => call.body)).toEqual([
    {
      supplierid: 5,
      invoicenumber: 'SGW2211',
      date: today(),
      lines: [
        { productid: 31, purchasequantity: '2.25', currentstock: '10.50', totalstock: '12.75' },
        { productid: 31, purchasequantity: '1.00', currentstock: '12.75', totalstock: '13.75' },
      ],
      updatedby: 7,
      updatedon: expect.stringMatching(/^\d{1,2} \w+ \d{4} at /),
    },
  ]);
  expect(valueOf('Purchase Invoice Number')).toBe('');
  expect(sessionStorage.getItem('vikray.draft.7.add-purchase')).toBeNull();
});

test('refuses without the right and sends nothing (PUR-12, RGT-14)', async () => {
  const server = await openAddPurchase({ GetUserSubMenuAccessRights: answer([]) });
  await goToDisclaimer();
  tickAndSubmit();
  expect(await findNotice(messages.notAuthorised)).toBeTruthy();
  expect(await server.allSent('AddPurchase')).toEqual([]);
});

test('keeps everything after a failure and repeats the request with the same key (GEN-21)', async () => {
  const server = await openAddPurchase({ AddPurchase: refusal(500, 'kaput') });
  await goToDisclaimer();
  tickAndSubmit();
  expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: /Submit/ }).getAttribute('aria-busy')).toBeNull());
  press(/Submit/);
  await waitFor(() => expect(server.sentTo('AddPurchase')).toHaveLength(2));
  const [first, second] = server.sentTo('AddPurchase');
  expect(second?.key).toBe(first?.key);
});

test.each([
  ['is out of reach', noAnswer],
  ['is behind a proxy that does not reach it', () => new Response('<p>Bad Gateway</p>', { status: 502 })],
  ['is starting', refusal(503, 'The panel is starting.')],
])('a submit while the panel %s keeps what was entered, and is sent again under its key (GEN-20, GEN-21)', async (_, reply) => {
  let isOut = true;
  const server = await openAddPurchase({ AddPurchase: () => (isOut ? reply() : answer([{ PurchaseId: 5 }])()) });
  await goToDisclaimer();
  tickAndSubmit();
  expect(await findNotice(messages.somethingWentWrong)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: /Submit/ }).getAttribute('aria-busy')).toBeNull());
  isOut = false;
  press(/Submit/);
  expect(await findNotice(say.added)).toBeTruthy();
  const [first, second] = server.sentTo('AddPurchase');
  expect(second).toEqual(first);
});

/** Submits a purchase whose answer is lost, and loads the page again. */
async function submitWithoutAnswer() {
  const server = await openAddPurchase({ AddPurchase: noAnswer });
  await goToDisclaimer();
  tickAndSubmit();
  expect(await findNotice(messages.somethingWentWrong)).toBeTruthy();
  cleanup();
  return server.sentTo('AddPurchase')[0];
}

test('a submit without an answer is repeated under its key after a reload, so the stock rises once (GEN-21)', async () => {
  const first = await submitWithoutAnswer();
  const server = await openAddPurchase();
  press('Continue');
  tickAndSubmit();
  expect(await findNotice(say.added)).toBeTruthy();
  expect(server.sentTo('AddPurchase')).toEqual([first]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('says that a submit without an answer may be saved, and what to do about it (GEN-20, GEN-21)', async () => {
  await submitWithoutAnswer();
  await openAddPurchase();
  expect(screen.getByText(unanswered.repeat)).toBeTruthy();
  press('Continue');
  tickAndSubmit();
  expect(await findNotice(say.added)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(unanswered.repeat)).toBeNull());
});

test('warns before other entries are submitted than those without an answer (GEN-20)', async () => {
  await submitWithoutAnswer();
  await openAddPurchase();
  press('Continue');
  press(/Supplier/);
  enter('Purchase Invoice Number', 'SGW2212');
  expect(await screen.findByText(unanswered.changed)).toBeTruthy();
});

test.each([401, 403, 429])('a first submit that is refused with %d was not saved, and no one says otherwise (GEN-20)', async (status) => {
  await openAddPurchase({ AddPurchase: refusal(status, messages.notAuthorised) });
  await goToDisclaimer();
  tickAndSubmit();
  await findNotice(messages.notAuthorised);
  cleanup();
  storeTestLogin();
  await openAddPurchase();
  press('Continue');
  expect(screen.queryByText(unanswered.repeat)).toBeNull();
});

test.each([401, 403])(
  'keeps that key when the repeat is refused with %d before the server looks at it, so the stock rises once (GEN-21)',
  async (status) => {
    const first = await submitWithoutAnswer();
    const refused = await openAddPurchase({ AddPurchase: refusal(status, messages.notAuthorised) });
    press('Continue');
    tickAndSubmit();
    await waitFor(() => expect(refused.sentTo('AddPurchase')).toEqual([first]));
    await findNotice(messages.notAuthorised);
    cleanup();
    storeTestLogin();
    const server = await openAddPurchase();
    press('Continue');
    tickAndSubmit();
    expect(await findNotice(say.added)).toBeTruthy();
    expect(server.sentTo('AddPurchase')).toEqual([first]);
  },
);

test('discarded entries take the key of their submit with them (GEN-21)', async () => {
  const first = await submitWithoutAnswer();
  const server = await openAddPurchase();
  press('Discard');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await goToDisclaimer();
  tickAndSubmit();
  await waitFor(() => expect(server.sentTo('AddPurchase')).toHaveLength(1));
  expect(server.sentTo('AddPurchase')[0]?.key).not.toBe(first?.key);
});

test('a refused submit leaves no key behind, because nothing was saved (GEN-21)', async () => {
  await openAddPurchase({ AddPurchase: refusal(400, say.selectSupplier, { code: 'SupplierUnknown', field: 'supplierId' }) });
  await goToDisclaimer();
  tickAndSubmit();
  await waitFor(() => expect(sentenceAt('Supplier', 'combobox')).toBe(say.selectSupplier));
  expect(Object.keys(sessionStorage)).toEqual(['vikray.draft.7.add-purchase']);
});

test('goes back to a supplier that the server refuses (PUR-05)', async () => {
  await openAddPurchase({ AddPurchase: refusal(400, say.selectSupplier, { code: 'SupplierUnknown', field: 'supplierId' }) });
  await goToDisclaimer();
  tickAndSubmit();
  await waitFor(() => expect(sentenceAt('Supplier', 'combobox')).toBe(say.selectSupplier));
});
