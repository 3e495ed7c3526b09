import { messages } from '@vikray/contract/platform/messages.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chosenIn, enter, press, sentenceAt } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { fillDetails, productLookups } from '../../../testing/screens/web-products.ts';
import { answer, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openPricing() {
  const server = stubServer({
    ...shellReplies,
    ...productLookups,
    GetUserSubMenuAccessRights: answer(granted('Product List', 'Add Product')),
    AddProduct: answer([{ ProductId: 12 }]),
  });
  openApp('/addproduct');
  await screen.findByRole('heading', { name: 'Add Product' });
  await fillDetails();
  press('Next');
  enter('MRP', '1200');
  return server;
}

async function submitted(server: Awaited<ReturnType<typeof openPricing>>) {
  press('Next');
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  await waitFor(() => expect(server.sentTo('AddProduct')).toHaveLength(1));
  return server.sentTo('AddProduct')[0]?.body;
}

const hsn = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'HSN' });

test('proposes HSN codes from a dated list; choosing one fills a blank percentage (GTX-09)', async () => {
  const server = await openPricing();
  fireEvent.focus(hsn());
  await waitFor(() => expect(hsn().placeholder).toContain('List of 22/11/2026'));
  fireEvent.change(hsn(), { target: { value: '9402' } });
  fireEvent.click(await screen.findByText(/^940290 · Operating tables, hospital beds · 18%$/));
  expect(hsn().value).toBe('940290');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'GST (%)' }).value).toBe('18');
  expect(await submitted(server)).toMatchObject({ hsn: '940290', gstpercent: '18.00' });
});

test('the code of a service makes the product a service (GTX-08)', async () => {
  await openPricing();
  fireEvent.change(hsn(), { target: { value: '998732' } });
  fireEvent.blur(hsn());
  expect(chosenIn('Nature')).toBe('Service');
});

test('refuses a code of five digits at its field (GTX-08)', async () => {
  await openPricing();
  fireEvent.change(hsn(), { target: { value: '94013' } });
  fireEvent.blur(hsn());
  press('Next');
  expect(sentenceAt('HSN', 'combobox')).toBe('HSN has 4, 6 or 8 digits.');
});

test('without an entry the request is that of the first version (GTX-08)', async () => {
  const server = await openPricing();
  const body = Object.keys(Object(await submitted(server)));
  for (const key of ['hsn', 'unit', 'gstpercent', 'nature']) expect(body).not.toContain(key);
});
