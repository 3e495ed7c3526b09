import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { productMessages as say } from '@vikray/contract/products/product-messages.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  choose,
  chosenIn,
  enter,
  findNotice,
  noticeLinks,
  offeredIn,
  press,
  sentenceAt,
} from '../../../testing/screens/web-form-actions.ts';
import { granted, shellReplies, storeTestLogin } from '../../../testing/screens/web-login.ts';
import { chooseImage, fillDetails, imageField, productLookups, storedUrl } from '../../../testing/screens/web-products.ts';
import { answer, refusal, stubServer } from '../../../testing/screens/web-server-stub.ts';
import { openApp } from '../open-app.tsx';

beforeEach(() => {
  storeTestLogin();
});

async function openAddProduct(replies: object = {}) {
  const server = stubServer({
    ...shellReplies,
    ...productLookups,
    GetUserSubMenuAccessRights: answer(granted('Product List', 'Add Product')),
    AddProduct: answer([{ ProductId: 12 }]),
    ...replies,
  });
  openApp('/addproduct');
  await screen.findByRole('heading', { name: 'Add Product' });
  return server;
}

async function goToPricing(): Promise<File> {
  const image = await fillDetails();
  press('Next');
  return image;
}

async function goToDelivery(): Promise<File> {
  const image = await goToPricing();
  enter('MRP', '1200');
  enter('Stock', '7.5');
  press('Next');
  return image;
}

async function submit(): Promise<File> {
  const image = await goToDelivery();
  fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
  press('Submit');
  return image;
}

const imageSentence = () => document.getElementById(imageField().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const valueOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

describe('step 1 of Add Product', () => {
  test('shows the three titles and an empty product (PRD-01, PRD-02, PRD-05)', async () => {
    await openAddProduct();
    expect([...document.querySelectorAll('.wizard-title')].map((title) => title.textContent)).toEqual([
      'Product Details',
      'Stock & Pricing',
      'Delivery/Payment',
    ]);
    expect(document.querySelector('[data-placeholder="picture"]')).not.toBeNull();
    expect(imageField().files).toHaveLength(0);
    expect([chosenIn('Solutions'), chosenIn('Category'), valueOf('Name'), valueOf('Description')]).toEqual(['', '', '', '']);
  });

  test('asks for the image first, then for solutions, category and name (PRD-06, PRD-07, PRD-08)', async () => {
    await openAddProduct();
    press('Next');
    expect(imageSentence()).toBe(say.uploadImage);
    expect(document.activeElement).toBe(imageField());
    await chooseImage();
    press('Next');
    expect(sentenceAt('Solutions', 'combobox')).toBe(say.selectSolutions);
    await choose('Solutions', 'Office Solution');
    press('Next');
    expect(sentenceAt('Category', 'combobox')).toBe(say.selectCategory);
    await choose('Category', 'Desking');
    press('Next');
    expect(sentenceAt('Name')).toBe(say.enterName);
    enter('Name', 'Office Table');
    press('Next');
    expect(screen.getByRole('textbox', { name: 'MRP' })).toBeTruthy();
  });

  test('offers the four solutions and takes several at once (PRD-12)', async () => {
    await openAddProduct();
    expect(await offeredIn('Solutions')).toEqual(['Hospital Solution', 'Office Solution', 'Industrial Solution', 'Other Solution']);
    await choose('Solutions', 'Other Solution');
    await choose('Solutions', 'Hospital Solution');
    expect(chosenIn('Solutions')).toContain('Hospital Solution');
    expect(chosenIn('Solutions')).toContain('Other Solution');
  });

  test('refuses a picture of more than 2 mb at once (PRD-42)', async () => {
    await openAddProduct();
    await chooseImage('large.png', 2 * 1024 * 1024 + 1);
    await waitFor(() => expect(imageSentence()).toBe(imageMessages.tooLarge.Product));
  });
});

describe('step 2 of Add Product', () => {
  test('starts with 0, and needs an MRP above 0 (PRD-03, PRD-05, PRD-09)', async () => {
    await openAddProduct();
    await goToPricing();
    expect([valueOf('MRP'), valueOf('Stock')]).toEqual(['0', '0']);
    press('Next');
    expect(sentenceAt('MRP')).toBe(say.enterMrp);
    enter('MRP', '0.01');
    press('Next');
    expect(screen.getByRole('combobox', { name: 'Warranty' })).toBeTruthy();
  });

  test('takes two decimals and drops a third (PRD-10)', async () => {
    await openAddProduct();
    await goToPricing();
    enter('MRP', '12.345');
    enter('Stock', '0012.34');
    expect([valueOf('MRP'), valueOf('Stock')]).toEqual(['12.34', '12.34']);
    enter('Stock', '-7');
    expect(valueOf('Stock')).toBe('12.34');
  });
});

describe('the floor price of a new product', () => {
  test('is asked of holders of Approve Product, and sent when it is entered (APR-10)', async () => {
    const rights = granted('Product List', 'Add Product', 'Approve Product');
    const server = await openAddProduct({ GetUserSubMenuAccessRights: answer(rights) });
    await goToPricing();
    enter('MRP', '1200');
    enter('Floor Price', '0');
    press('Next');
    expect(sentenceAt('Floor Price')).toBe(say.enterFloorPrice);
    enter('Floor Price', '950.5');
    press('Next');
    fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
    press('Submit');
    await waitFor(() => expect(server.sentTo('AddProduct')).toHaveLength(1));
    expect(server.sentTo('AddProduct')[0]?.body).toMatchObject({ floorprice: '950.50' });
  });

  test('is shown to no one else, and then not sent (APR-10)', async () => {
    const server = await openAddProduct();
    await goToPricing();
    expect(screen.queryByLabelText('Floor Price')).toBeNull();
    enter('MRP', '1200');
    press('Next');
    fireEvent.click(screen.getByRole('checkbox', { name: messages.disclaimer }));
    press('Submit');
    await waitFor(() => expect(server.sentTo('AddProduct')).toHaveLength(1));
    expect(server.sentTo('AddProduct')[0]?.body).not.toHaveProperty('floorprice');
  });
});

describe('step 3 of Add Product', () => {
  test.each([
    ['Warranty', ['No Warranty', 'One Year', 'Two Year', 'Three Year', 'Four Year', 'Five Year']],
    ['Delivery', ['Inclusive', 'Exclusive']],
    ['Payment Terms', ['Advance', 'Cash on Delivery']],
    ['Visible for Purchase', ['Yes', 'No']],
  ])('offers the office’s choices for %s, with the first as default (PRD-04, PRD-13, PRD-14, PRD-15, PRD-16)', async (label, choices) => {
    await openAddProduct();
    await goToDelivery();
    expect(chosenIn(label)).toBe(choices[0]);
    expect(await offeredIn(label)).toEqual(choices);
  });

  test('repeats the entries above the disclaimer that refers to them', async () => {
    await openAddProduct();
    await goToDelivery();
    const facts = Object.fromEntries(
      [...document.querySelectorAll('.facts > div')].map((fact) => [...fact.children].map((part) => part.textContent)),
    );
    expect(facts).toMatchObject({ Name: 'Office Table 1200', MRP: '₹1,200.00', Stock: '7.50' });
  });

  test('needs the disclaimer (PRD-11)', async () => {
    const server = await openAddProduct();
    await goToDelivery();
    press('Submit');
    expect(sentenceAt(messages.disclaimer, 'checkbox')).toBe(messages.agreeToDisclaimer);
    expect(await server.allSent('AddImage')).toEqual([]);
  });
});

describe('submitting a new product', () => {
  test('uploads the image, then sends everything in one call, and starts empty again (PRD-17, PRD-19, PRD-22, PRD-24)', async () => {
    const server = await openAddProduct();
    const image = await submit();
    expect(await screen.findByText(say.added)).toBeTruthy();
    expect(noticeLinks('Office Table 1200')).toEqual(['/viewproduct?id=12']);
    expect(server.sentTo('AddImage').map(({ body }) => body)).toEqual([{ foldername: 'Product', filename: '', file: image }]);
    expect(server.sentTo('AddProduct').map(({ body }) => body)).toEqual([
      {
        solution: 'Hospital Solution,Industrial Solution',
        category: 2,
        name: 'Office Table 1200',
        description: 'Laminated top.',
        mrp: '1200.00',
        stock: '7.50',
        warranty: 'No Warranty',
        delivery: 'Inclusive',
        paymentterms: 'Advance',
        visible: 'Yes',
        photo: storedUrl('b'),
        status: 'Pending',
        updatedby: 7,
        updatedon: expect.stringMatching(/^\d{1,2} \w+ \d{4} at /),
      },
    ]);
    expect(valueOf('Name')).toBe('');
    expect(document.querySelector('[data-placeholder="picture"]')).not.toBeNull();
    expect(sessionStorage.getItem('vikray.draft.7.add-product')).toBeNull();
  });

  test('refuses without the right and sends nothing (PRD-11, RGT-27)', async () => {
    const server = await openAddProduct({ GetUserSubMenuAccessRights: answer([]) });
    await submit();
    expect(await findNotice(messages.notAuthorised)).toBeTruthy();
    expect(await server.allSent('AddImage', 'AddProduct')).toEqual([]);
  });

  test('shows at the name that the product exists already (PRD-18, PRD-23)', async () => {
    await openAddProduct({ AddProduct: refusal(409, say.present, { code: 'ProductAlreadyPresent', field: 'name' }) });
    await submit();
    await waitFor(() => expect(sentenceAt('Name')).toBe(say.present));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    expect(screen.getAllByText(say.present).length).toBeGreaterThan(1);
  });

  test('shows at the image that the server cannot read it, and sends another image afterwards', async () => {
    let isReadable = false;
    const refused = refusal(422, imageMessages.unreadable, { code: 'ImageUnreadable', field: 'file' });
    const server = await openAddProduct({ AddImage: () => (isReadable ? productLookups.AddImage() : refused()) });
    await submit();
    await waitFor(() => expect(imageSentence()).toBe(imageMessages.unreadable));
    expect(await server.allSent('AddProduct')).toEqual([]);

    isReadable = true;
    await chooseImage('another.png', 9);
    press('Next');
    press('Next');
    press('Submit');
    expect(await screen.findByText(say.added)).toBeTruthy();
  });

  test('keeps the entries after a failure, and does not upload the same image twice', async () => {
    const server = await openAddProduct({ AddProduct: refusal(500, 'kaput') });
    await submit();
    expect(await screen.findByText(messages.somethingWentWrong)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: /Submit/ }).getAttribute('aria-busy')).toBeNull());
    press(/Submit/);
    await waitFor(() => expect(server.sentTo('AddProduct')).toHaveLength(2));
    const [first, second] = server.sentTo('AddProduct');
    expect(second).toEqual(first);
    expect(server.sentTo('AddImage')).toHaveLength(1);
    expect(sessionStorage.getItem('vikray.draft.7.add-product')).not.toContain('desk.png');
  });
});
