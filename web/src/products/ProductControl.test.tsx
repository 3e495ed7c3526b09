import type { RightName } from '@vikray/contract/platform/rights.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter, findNotice, press } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { productLookups, productRow } from '../../../testing/screens/web-products.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

let product: ReturnType<typeof answer>;

async function openDialog(rights: readonly RightName[], reply = answer([{ ProductId: 12 }])) {
  product = answer([productRow(12, 'Office Table', { fld_code: 'OT-1', fld_floorprice: '900.00', fld_version: 1 })], { total: 1 });
  const server = stubServer({
    ...shellReplies,
    ...productLookups,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetProductList: () => product(),
    GetTimeline: answer([]),
    UpdateProductControl: reply,
  });
  openApp(`/viewproduct?id=12&view=${encodeURIComponent('Stock & Timeline')}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Change Code & Levels' }));
  return { server, dialog: within(await screen.findByRole('dialog')) };
}

test('sets the code and the floor price of a product (APR-10)', async () => {
  const { server, dialog } = await openDialog(['Edit Product', 'Approve Product']);
  enter('Product Code', 'OT 2');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a valid Product Code.')).toBeTruthy();
  enter('Product Code', 'OT-2');
  fireEvent.change(dialog.getByRole('textbox', { name: 'Floor Price' }), { target: { value: '850.50' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sentTo('UpdateProductControl')[0]?.body).toMatchObject({ productid: 12, code: 'OT-2', floorprice: '850.50' }),
  );
  expect(await screen.findByText('Product Successfully Updated.')).toBeTruthy();
});

test('sets when a product is ordered again, and how much (DSK-37)', async () => {
  const { server, dialog } = await openDialog(['Edit Product']);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reorder Level' }), { target: { value: '4' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reorder Quantity' }), { target: { value: '0' } });
  press('Save');
  expect(await dialog.findByText('Please enter a valid Reorder Quantity.')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reorder Quantity' }), { target: { value: '12.5' } });
  press('Save');
  await waitFor(() =>
    expect(server.sentTo('UpdateProductControl')[0]?.body).toMatchObject({ reorderlevel: '4.00', reorderquantity: '12.50' }),
  );
});

test('a change on top of someone else’s keeps theirs once the product is loaded again (APR-10)', async () => {
  let refused = true;
  const { server, dialog } = await openDialog(['Edit Product', 'Approve Product'], () => {
    if (!refused) return answer([{ ProductId: 12 }])();
    refused = false;
    product = answer([productRow(12, 'Office Table', { fld_code: 'OT-1', fld_floorprice: '950.00', fld_version: 2 })], { total: 1 });
    return refusal(409, messages.versionConflict, { code: 'VersionConflict' })();
  });
  enter('Product Code', 'OT-2');
  press('Save');
  fireEvent.click(await dialog.findByRole('button', { name: 'Load again' }));
  await findNotice(messages.changesKept);
  press(/Save/);
  await findNotice('Product Successfully Updated.');
  expect(server.sentTo('UpdateProductControl').map(({ body }) => body)).toMatchObject([
    { version: 1, code: 'OT-2', floorprice: '900.00' },
    { version: 2, code: 'OT-2', floorprice: '950.00' },
  ]);
});

test('keeps what is typed when the session ends, until the dialog is closed (APR-10)', async () => {
  const rights: readonly RightName[] = ['Edit Product', 'Approve Product'];
  const shown = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Product Code' }).value;
  await openDialog(rights);
  enter('Product Code', 'OT-2');
  cleanup();
  const { dialog } = await openDialog(rights);
  expect(shown()).toBe('OT-2');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  press('Yes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await openDialog(rights);
  expect(shown()).toBe('OT-1');
});

test('asks users who may not approve products for the code alone, and shows a refusal at it (APR-10)', async () => {
  const { server, dialog } = await openDialog(
    ['Edit Product'],
    refusal(409, 'Product code already present.', { code: 'CodeAlreadyPresent', field: 'code' }),
  );
  expect(dialog.queryByRole('textbox', { name: 'Floor Price' })).toBeNull();
  enter('Product Code', 'OT-3');
  press('Save');
  expect(await dialog.findByText('Product code already present.')).toBeTruthy();
  expect(server.sentTo('UpdateProductControl')[0]?.body).not.toHaveProperty('floorprice');
});
