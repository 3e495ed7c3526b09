import type { RightName } from '@vikray/contract/platform/rights.ts';
import { fillMessages as say, productMessages } from '@vikray/contract/products/product-messages.ts';
import { severalRowsWords } from '@vikray/contract/several-rows/several-rows-words.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter, press } from '../../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { productRow } from '../../../../testing/screens/web-products.ts';
import { answer, refusal, stubServer } from '../../../../testing/screens/web-server-stub.ts';
import { openApp } from '../../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

const products = [
  productRow(1, 'Almirah', { fld_version: 4 }),
  productRow(2, 'Bench', { fld_version: 7, fld_gstpercent: '12.00' }),
  productRow(3, 'Cupboard'),
];

async function openList(replies: object = {}, rights: RightName[] = ['Product List', 'Edit Product']) {
  const server = stubServer({
    ...shellReplies,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetProductList: answer(products, { total: 3 }),
    ...replies,
  });
  openApp('/productlist');
  await screen.findByText('Almirah');
  return server;
}

const boxOf = (name: string) => screen.getByRole('checkbox', { name: severalRowsWords.selectRow(name) });

test('is offered only to those who may edit products, and shows boxes only once it is pressed (GTX-10)', async () => {
  await openList({}, ['Product List']);
  expect(screen.queryByRole('button', { name: say.fill })).toBeNull();
});

test('asks once, saves each ticked product separately, and shows the result of each (GTX-10)', async () => {
  const refused = refusal(409, 'Somebody else has changed this record meanwhile. Load it again to go on.');
  const replies = [answer([{ ProductId: 1 }]), refused];
  const server = await openList({ UpdateProductTax: () => (replies.shift() ?? refused)() });
  expect(screen.queryByRole('checkbox')).toBeNull();
  press(say.fill);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: say.title(0) }).disabled).toBe(true);
  fireEvent.click(boxOf('Almirah'));
  fireEvent.click(boxOf('Bench'));
  press(say.title(2));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: say.fill }));
  submit();
  expect(dialog.getByText(productMessages.invalidHsn)).toBeTruthy();
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: '9403' } });
  fireEvent.blur(dialog.getByRole('combobox'));
  enter('GST (%)', '18');
  submit();
  await screen.findByText(say.notFilled);
  const result = within(screen.getByRole('dialog'));
  const rows = result.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['Bench Not filledSomebody else has changed this record meanwhile. Load it again to go on.', 'Almirah Filled']);
  // A percentage of its own stays.
  expect(server.sentTo('UpdateProductTax').map(({ body }) => body)).toEqual([
    { productid: 1, version: 4, hsn: '9403', gstpercent: '18.00' },
    { productid: 2, version: 7, hsn: '9403' },
  ]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('fills nothing in the name of the next user, who has logged in in another tab (GTX-10)', async () => {
  const loginOfAnother = () => {
    storeTestLogin({ fld_userid: 8 });
    return answer([{ ProductId: 1 }])();
  };
  const server = await openList({ UpdateProductTax: loginOfAnother });
  press(say.fill);
  for (const name of ['Almirah', 'Bench']) fireEvent.click(boxOf(name));
  press(say.title(2));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: '9403' } });
  fireEvent.blur(dialog.getByRole('combobox'));
  fireEvent.click(dialog.getByRole('button', { name: say.fill }));
  await waitFor(() => expect(server.sentTo('UpdateProductTax')).toHaveLength(1));
  expect(await server.allSent('UpdateProductTax')).toHaveLength(1);
});
