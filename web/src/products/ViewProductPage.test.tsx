import { messages } from '@vikray/contract/platform/messages.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { chosenIn, enter, lockedText, noticeLinks, press, sentenceAt, sentenceInForm } from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { chooseImage, productLookups, productRow, storedUrl } from '../../../testing/screens/web-products.ts';
import { productOverviewRow } from '../../../testing/screens/web-overviews.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

interface Office {
  readonly rights?: RightName[];
  readonly product?: object;
  readonly address?: string;
  readonly replies?: object;
}

async function openProduct({
  rights = ['Product List', 'Edit Product', 'Approve Product'],
  product = {},
  address = '/viewproduct?id=12',
  replies = {},
}: Office = {}) {
  const server = stubServer({
    ...shellReplies,
    ...productLookups,
    GetUserSubMenuAccessRights: answer(granted(...rights)),
    GetProductList: answer([productRow(12, 'Office Table', product)], { total: 1 }),
    GetProductOverview: answer([productOverviewRow(12)]),
    UpdateProduct: answer([{ ProductId: 12 }]),
    ...replies,
  });
  const app = openApp(address);
  await screen.findByText('Product Details');
  return { server, app };
}

const edit = () => press('Edit Product Details');
const valueOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
const stepButton = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

function update(): void {
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Update Product');
}

/** Changes name and stock and goes on to step 3. */
function changeNameAndStock(name: string, stock: string): void {
  edit();
  enter('Name', name);
  press('Next');
  enter('Stock', stock);
  press('Next');
}

describe('looking at a product', () => {
  test('shows its steps; later ones open once those before are done (PRD-32, WIZ-01, WIZ-02, WIZ-03)', async () => {
    await openProduct();
    expect([...document.querySelectorAll('.wizard-title')].map((title) => title.textContent)).toEqual([
      'Product Details',
      'Stock & Pricing',
      'Delivery/Payment',
    ]);
    expect(stepButton(/Delivery/).disabled).toBe(true);
    press('Next');
    expect([lockedText('MRP'), lockedText('Stock')]).toEqual(['₹42,500.00', '18.00']);
    press('Next');
    expect(lockedText('Warranty')).toBe('One Year');
    press(/^Product Details/);
    expect(lockedText('Name')).toBe('Office Table');
    expect(stepButton(/Stock/).disabled).toBe(false);
  });

  test('has its name as heading and reads as text; no step of an approved product is pending', async () => {
    await openProduct({ product: { fld_status: 'Approved' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Office Table');
    expect(document.querySelector('.wizard input, .wizard textarea')).toBeNull();
    expect(document.querySelector('.wizard-state')).toBeNull();
    edit();
    expect(document.querySelector('.wizard-state')?.textContent).toBe('Pending');
  });

  test.each([
    ['18.00', 0],
    ['', 1],
  ])('says what a blank GST percentage means, not below one that is given: "%s"', async (gst, hints) => {
    await openProduct({ product: { fld_gstpercent: gst } });
    press('Next');
    expect(lockedText('GST (%)')).toBeDefined();
    expect(screen.queryAllByText(say.gstOfQuotation)).toHaveLength(hints);
  });

  test('locks all fields until Edit is pressed (PRD-34, WIZ-08)', async () => {
    await openProduct();
    expect(['Name', 'Description', 'Category', 'Solutions'].map(lockedText)).not.toContain(undefined);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.querySelector('input[type=file]')).toBeNull();
    expect(screen.getByRole('img', { name: 'Product Image' }).getAttribute('src')).toBe(storedUrl('a'));
    edit();
    expect(['Name', 'Description'].map(lockedText)).toEqual([undefined, undefined]);
    expect(document.querySelector('input[type=file]')).not.toBeNull();
  });

  test.each<[RightName[], string[]]>([
    [['Product List'], []],
    [['Edit Product'], ['Edit Product Details']],
    [['Approve Product'], ['Approve Product']],
  ])('with the rights %j offers the actions %j (PRD-33)', async (rights, offered) => {
    await openProduct({ rights });
    await waitFor(() => {
      const buttons = [...document.querySelectorAll('.record-actions button')].map((button) => button.textContent);
      expect(buttons).toEqual(offered);
    });
  });

  test('shows the product opened last when the address names none, or the list if there is none (PRD-28)', async () => {
    sessionStorage.setItem('vikray.chosen.product', '12');
    const { server } = await openProduct({ address: '/viewproduct' });
    expect(server.sentTo('GetProductList')[0]?.query).toEqual({ productid: '12' });
    sessionStorage.clear();
    const { path } = openApp('/viewproduct');
    await waitFor(() => expect(path()).toBe('/productlist'));
  });
});

describe('approving a product', () => {
  test('asks first, then leads to the list (PRD-29, PRD-36, PRD-38, PRD-40)', async () => {
    const { server, app } = await openProduct({
      replies: { ApproveProduct: answer([{ ProductId: 12 }]), GetNextPending: answer([{ id: 19, position: 2, total: 5 }]) },
    });
    press('Approve Product');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(say.confirmApprove)).toBeTruthy();
    expect(within(dialog).getByText('Office Table')).toBeTruthy();
    press('Yes');
    expect(await screen.findByText(say.approved)).toBeTruthy();
    expect(within(screen.getByRole('status')).getByRole('link', { name: 'Next pending (2 of 5)' }).getAttribute('href')).toBe(
      '/viewproduct?id=19',
    );
    await waitFor(() => expect(app.path()).toBe('/productlist'));
    expect(server.sentTo('ApproveProduct')[0]?.body).toMatchObject({ productid: 12, version: 3, status: 'Approved', updatedby: 7 });
  });

  test('does not move when the next pending product arrives', async () => {
    const late = Promise.withResolvers<Response>();
    await openProduct({ product: { fld_status: 'Pending' }, replies: { GetNextPending: () => late.promise } });
    const drawn = [...document.querySelectorAll('.record-actions > *')];
    late.resolve(answer([{ id: 19, position: 2, total: 5 }])());
    await screen.findByRole('link', { name: 'Next pending (2 of 5)' });
    expect([...document.querySelectorAll('.record-actions > *')]).toEqual(drawn);
  });

  test('sends nothing after No (PRD-38)', async () => {
    const { server } = await openProduct();
    press('Approve Product');
    await screen.findByRole('dialog');
    press('No');
    expect(await server.allSent('ApproveProduct')).toEqual([]);
  });

  test('reports a failure and reloads the product (PRD-41)', async () => {
    const { server } = await openProduct({ replies: { ApproveProduct: refusal(500, 'kaput') } });
    press('Approve Product');
    await screen.findByRole('dialog');
    press('Yes');
    expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
    await waitFor(() => expect(server.sentTo('GetProductList')).toHaveLength(2));
  });
});

describe('editing a product', () => {
  test('saves it with its version and the stock it was opened with, then leads to the list (PRD-29, PRD-35, PRD-36, PRD-40)', async () => {
    const { server, app } = await openProduct();
    changeNameAndStock('Office Table 1200', '20');
    update();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(noticeLinks('Office Table 1200')).toEqual(['/viewproduct?id=12']);
    await waitFor(() => expect(app.path()).toBe('/productlist'));
    expect(await server.allSent('AddImage')).toEqual([]);
    expect(server.sentTo('UpdateProduct').map(({ body }) => body)).toEqual([
      {
        productid: 12,
        version: 3,
        originalstock: '18.00',
        solution: 'Hospital Solution,Office Solution',
        category: 2,
        name: 'Office Table 1200',
        description: 'Laminated top, powder-coated legs.',
        mrp: '42500.00',
        stock: '20.00',
        warranty: 'One Year',
        delivery: 'Inclusive',
        paymentterms: 'Advance',
        visible: 'Yes',
        status: 'Pending',
        updatedby: 7,
        updatedon: expect.stringMatching(/^\d{1,2} \w+ \d{4} at /),
      },
    ]);
  });

  test('uploads a newly chosen picture first (PRD-19, PRD-21)', async () => {
    const { server } = await openProduct();
    edit();
    const file = await chooseImage();
    press('Next');
    press('Next');
    update();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(server.sentTo('AddImage').map(({ body }) => body)).toEqual([{ foldername: 'Product', filename: '12', file }]);
    expect(server.sentTo('UpdateProduct')[0]?.body).toMatchObject({ photo: storedUrl('b') });
  });

  test('needs a picture when none is stored, and finally the disclaimer (PRD-06, PRD-11)', async () => {
    await openProduct({ product: { fld_photo: '' } });
    edit();
    press('Next');
    expect(sentenceInForm(say.uploadImage)).toBeTruthy();
    await chooseImage();
    press('Next');
    press('Next');
    press('Update Product');
    expect(sentenceAt(messages.disclaimer, 'checkbox')).toBe(messages.agreeToDisclaimer);
  });

  test('shows at the name field that another product has this name (PRD-18)', async () => {
    await openProduct({ replies: { UpdateProduct: refusal(409, say.present, { code: 'ProductAlreadyPresent', field: 'name' }) } });
    changeNameAndStock('Bench', '18');
    update();
    await waitFor(() => expect(sentenceAt('Name')).toBe(say.present));
  });

  test('forgets the changes on Cancel', async () => {
    await openProduct();
    edit();
    enter('Name', 'Changed');
    press('Cancel');
    expect(lockedText('Name')).toBe('Office Table');
  });

  test.each([
    ['the stock has changed', 'StockMoved', messages.somethingWentWrong, say.stockMoved],
    ['someone else has saved the product', 'VersionConflict', messages.versionConflict, messages.versionConflict],
  ])('applies the changes to the current product when %s in the meantime', async (_, code, notice, sentence) => {
    let isMoved = false;
    const now = () => productRow(12, 'Office Table', isMoved ? { fld_stock: '11.00', fld_version: 4, fld_warranty: 'Five Year' } : {});
    const refused = refusal(409, notice, { code });
    const { server } = await openProduct({
      replies: {
        GetProductList: () => Response.json({ data: [now()], total: 1 }),
        UpdateProduct: () => (isMoved ? answer([{ ProductId: 12 }])() : refused()),
      },
    });
    changeNameAndStock('Office Table 1200', '20');
    update();
    const again = await screen.findByRole('button', { name: 'Load again' });
    for (const each of [notice, sentence]) expect(screen.getAllByText(each).length).toBeGreaterThan(0);
    isMoved = true;
    fireEvent.click(again);
    expect(await screen.findByText(messages.changedByBoth('Stock'))).toBeTruthy();
    press(/^Product Details/);
    expect(valueOf('Name')).toBe('Office Table 1200');
    press('Next');
    expect(valueOf('Stock')).toBe('20');
    press('Next');
    expect(chosenIn('Warranty')).toBe('Five Year');
    update();
    expect(await screen.findByText(say.updated)).toBeTruthy();
    expect(server.sentTo('UpdateProduct')[1]?.body).toMatchObject({
      version: 4,
      originalstock: '11.00',
      stock: '20.00',
      name: 'Office Table 1200',
    });
  });
});
