/** Products as the server answers them, and helpers that enter one, for component tests. */
import { screen } from '@testing-library/react';
import { choose, enter } from './web-form-actions.ts';
import { aPictureFile, choosePicture } from './web-pictures.ts';
import { answer } from './web-server-stub.ts';

/** The address of a stored picture, different for each letter. */
export function storedUrl(letter: string): string {
  return `/api/images/${letter.repeat(64)}.jpg`;
}

/** A product in an answer. */
export function productRow(id: number, name: string, change: object = {}) {
  return {
    fld_productid: id,
    fld_name: name,
    fld_category: 'Desking',
    fld_category_id: 2,
    fld_solution: 'Hospital Solution,Office Solution',
    fld_description: 'Laminated top, powder-coated legs.',
    fld_photo: storedUrl('a'),
    fld_mrp: '42500.00',
    fld_stock: '18.00',
    fld_status: 'Pending',
    fld_warranty: 'One Year',
    fld_delivery: 'Inclusive',
    fld_paymentterms: 'Advance',
    fld_code: '',
    fld_visible: 'Yes',
    fld_updatedon: '2026-11-20T10:00:00.000Z',
    fld_version: 3,
    fld_hsn: '',
    fld_unit: 'NOS',
    fld_gstpercent: '',
    fld_nature: 'Goods',
    fld_reserved: 0,
    fld_free: '18.00',
    fld_reorderlevel: '',
    fld_reorderquantity: '',
    ...change,
  };
}

/** The replies with the lookup lists of the product wizards. */
export const productLookups = {
  GetProductCategory: answer([
    { label: 'Seating', value: 1 },
    { label: 'Desking', value: 2 },
  ]),
  AddImage: answer([{ url: storedUrl('b'), filename: 'Product-b.jpg' }], { Message: { filename: 'Product-b.jpg' } }),
};

/** The picture field of a product. */
export function imageField(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(/Product Image/);
}

/** Chooses a picture of this many bytes. */
export function chooseImage(name = 'desk.png', bytes = 20): Promise<File> {
  return choosePicture(imageField(), aPictureFile(name, bytes));
}

/** Fills in step 1. */
export async function fillDetails(name = 'Office Table 1200'): Promise<File> {
  const image = await chooseImage();
  await choose('Solutions', 'Industrial Solution');
  await choose('Solutions', 'Hospital Solution');
  await choose('Category', 'Desking');
  enter('Name', name);
  enter('Description', 'Laminated top.');
  return image;
}
