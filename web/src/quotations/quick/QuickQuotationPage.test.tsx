import { messages } from '@vikray/contract/platform/messages.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { limitRow } from '../../../../testing/screens/web-approvals.ts';
import { choose, findNotice, findShown } from '../../../../testing/screens/web-form-actions.ts';
import { storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { productRow } from '../../../../testing/screens/web-products.ts';
import { mayQuote, quotationReplies } from '../../../../testing/screens/web-quotations.ts';
import { answer, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const chair = productRow(1, 'Visitor Chair', { fld_mrp: '1000.00', fld_stock: '4.00', fld_status: 'Approved', fld_code: 'VC-1' });
const facts = {
  fld_productid: 1,
  fld_mrp: '1000.00',
  fld_lastrate: '',
  fld_laston: '',
  fld_lastnumber: '',
  fld_lastkind: '',
  fld_lowestrate: '',
  fld_stock: '4.00',
  fld_free: '1.00',
};

/** The page with a customer, a contact person, and the replies of an office in which the chair is found by its code. */
async function openQuick(replies: object = {}) {
  const server = stubServer({
    ...quotationReplies,
    GetProduct: answer([chair], { total: 1 }),
    GetNamedProduct: answer([chair]),
    GetLineFacts: answer([facts]),
    GetApprovalLimits: answer([]),
    ...replies,
  });
  openApp('/quickquotation');
  await findShown('Taramandal Furniture');
  await choose('Customer', 'Niramaya Lotus');
  await choose('Contact Person', 'Dr. Asmita Gokhale · Purchase Manager');
  return server;
}

function paste(text: string): void {
  const section = screen.getByRole('region', { name: say.lines });
  fireEvent.paste(section, { clipboardData: { getData: () => text } });
}

const rows = () => [...document.querySelectorAll('.quick-line')].map((row) => row.getAttribute('aria-label'));

test('adds what was pasted in one call, with the lines in their order (FND-25, FND-29)', async () => {
  const server = await openQuick();
  paste('vc-1\t2\nVisitor Chair\t1\t950\n');
  await waitFor(() => expect(rows()).toEqual(['Visitor Chair', 'Visitor Chair']));
  expect(screen.getByText('₹3,481.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(server.sentTo('AddQuotation')).toHaveLength(1));
  expect(server.sentTo('AddQuotation')[0]?.body).toMatchObject({
    companyid: 12,
    contactpersonid: 51,
    totalamount: '3481.00',
    products: [
      { productid: 1, quantity: 2, rate: '1000.00' },
      { productid: 1, quantity: 1, rate: '950.00' },
    ],
  });
  expect(await screen.findByRole('button', { name: say.newOne })).toBe(document.activeElement);
});

test('is submitted with the terms that it proposes, also before they are read (LET-01, FND-25)', async () => {
  const read = Promise.withResolvers<void>();
  const server = await openQuick({
    GetQuotation: () => read.promise.then(answer([], { total: 0 })),
    GetTerms: answer([{ label: 'Delivery', value: 'Within 4 weeks.' }]),
  });
  paste('VC-1\t2\n');
  await waitFor(() => expect(rows()).toEqual(['Visitor Chair']));
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await server.allSent('AddQuotation')).toEqual([]);
  read.resolve();
  await waitFor(() => expect(server.sentTo('AddQuotation')).toHaveLength(1));
  expect(server.sentTo('AddQuotation')[0]?.body).toMatchObject({ delivery: 'Within 4 weeks.' });
});

test('submits nothing while a pasted row names no product (FND-29)', async () => {
  const server = await openQuick();
  paste('Visitor Chair\t2\nNil Chair\t3\n');
  await waitFor(() => expect(rows()).toEqual(['Nil Chair', 'Visitor Chair']));
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await findNotice(say.productNotFound('Nil Chair'))).toBeTruthy();
  expect(await server.allSent('AddQuotation')).toEqual([]);
});

test('refuses more rows than a quotation can have, and takes none of them (FND-29)', async () => {
  const server = await openQuick();
  paste('VC-1\t1\n'.repeat(501));
  expect(await findNotice(say.pasteTooLong(500))).toBeTruthy();
  paste('a\tb\tc\n'.repeat(100_000));
  expect(rows()).toEqual([]);
  expect(await server.allSent('GetNamedProduct')).toEqual([]);
});

test('says what is not free, and what is beyond the limits of an approver (FND-30)', async () => {
  const limits = { ...limitRow, fld_mosttotal: '1000.00', fld_own: 'Yes' };
  await openQuick({
    GetUserSubMenuAccessRights: mayQuote('Approve Quotation'),
    GetApprovalLimits: answer([limits]),
    GetLineFacts: answer([{ ...facts, fld_free: '0.00' }]),
  });
  paste('VC-1\t2\n');
  await waitFor(() => expect(rows()).toEqual(['Visitor Chair']));
  const hints = within(screen.getByRole('region', { name: say.stockAndApproval }));
  expect(await hints.findByText('2 Visitor Chair: none free of 4.')).toBeTruthy();
  expect(await hints.findByText('Total ₹2,360.00 (your limit ₹1,000.00)')).toBeTruthy();
});

test('needs the disclaimer, and Enter ticks it (FND-31)', async () => {
  const server = await openQuick();
  paste('VC-1\t2\n');
  await waitFor(() => expect(rows()).toEqual(['Visitor Chair']));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await findNotice(messages.agreeToDisclaimer)).toBeTruthy();
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: messages.disclaimer });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.checked).toBe(true);
  expect(await server.allSent('AddQuotation')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await findNotice(quotationMessages.generated)).toBeTruthy();
});
