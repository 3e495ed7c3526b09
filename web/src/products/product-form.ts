/** A product as entered in the wizards, and the conversion to and from the contract's records. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import { decimal, formatDecimal } from '@vikray/contract/platform/decimal.ts';
import {
  deliveryAndPayment,
  floorPrice,
  productDetails,
  stockAndPricing,
  type Product,
  type Solution,
} from '@vikray/contract/products/product.ts';
import { productTax } from '@vikray/contract/products/product-tax.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import * as z from 'zod';
import { storeImage } from '../platform/store-image.ts';

export interface ProductForm extends Pick<Product, 'name' | 'description' | 'warranty' | 'delivery' | 'paymentTerms' | 'visible'> {
  /** The chosen picture, until it is stored. */
  readonly image: File | undefined;
  /** The address of the stored picture; blank for none. */
  readonly photo: string;
  readonly solution: readonly Solution[];
  readonly category: number | undefined;
  /** As typed, in rupees and in pieces. */
  readonly mrp: string;
  readonly stock: string;
  /** As typed, in rupees; blank for none, and for users who may not see it. */
  readonly floorPrice: string;
  readonly hsn: string;
  readonly unit: Product['unit'];
  /** As typed; blank for that of the quotation. */
  readonly gstPercent: string;
  readonly nature: Product['nature'];
  readonly disclaimer: boolean;
}

export const emptyProduct: ProductForm = {
  image: undefined,
  photo: '',
  solution: [],
  category: undefined,
  name: '',
  description: '',
  mrp: '0',
  stock: '0',
  floorPrice: '',
  hsn: '',
  unit: 'NOS',
  gstPercent: '',
  nature: 'Goods',
  warranty: 'No Warranty',
  delivery: 'Inclusive',
  paymentTerms: 'Advance',
  visible: 'Yes',
  disclaimer: false,
};

/** The labels of the fields. */
export const fieldLabels: Readonly<Record<keyof ProductForm, string>> = {
  image: 'Product Image',
  photo: 'Product Image',
  solution: 'Solutions',
  category: 'Category',
  name: 'Name',
  description: 'Description',
  mrp: 'MRP',
  stock: 'Stock',
  floorPrice: 'Floor Price',
  hsn: 'HSN',
  unit: 'Unit',
  gstPercent: 'GST (%)',
  nature: 'Nature',
  warranty: 'Warranty',
  delivery: 'Delivery',
  paymentTerms: 'Payment Terms',
  visible: 'Visible for Purchase',
  disclaimer: 'Disclaimer',
};

/** The form of a saved product. */
export function formOf(product: Product): ProductForm {
  const { photo, solution, categoryId, name, description, mrp, stock, warranty, delivery, paymentTerms, visible } = product;
  return {
    image: undefined,
    photo,
    solution,
    category: categoryId,
    name,
    description,
    mrp: formatDecimal(mrp),
    stock: formatDecimal(stock),
    floorPrice: typeof product.floorPrice === 'number' ? formatDecimal(product.floorPrice) : '',
    hsn: product.hsn,
    unit: product.unit,
    gstPercent: product.gstPercent === null ? '' : formatDecimal(product.gstPercent).replace(/\.00$/, ''),
    nature: product.nature,
    warranty,
    delivery,
    paymentTerms,
    visible,
    disclaimer: false,
  };
}

/** The form as the contract's checks expect it, with the solutions as one text. */
export function entered(form: ProductForm) {
  return { ...form, solution: form.solution.join(',') };
}

const savedDetails = z.object({ ...productDetails, ...stockAndPricing, ...deliveryAndPayment });

/** The floor price, if the user has entered another one. The server refuses it from users who may not set it. */
function enteredFloorPrice(form: ProductForm, base: ProductForm): { floorPrice?: number | null } {
  if (form.floorPrice === base.floorPrice) return {};
  return { floorPrice: z.object(floorPrice).parse(form).floorPrice ?? null };
}

/** What the user has entered of GST, as far as it differs. */
function enteredTax(form: ProductForm, base: ProductForm): Pick<InputOf<'AddProduct'>, keyof typeof productTax> {
  const { hsn, unit, gstPercent, nature } = z.object(productTax).parse(form);
  return {
    ...(form.hsn !== base.hsn && { hsn }),
    ...(form.unit !== base.unit && { unit }),
    ...(form.gstPercent !== base.gstPercent && { gstPercent }),
    ...((form.nature !== base.nature || form.hsn !== base.hsn) && { nature }),
  };
}

/** Fields about user, time and status that the specified request must carry. The server ignores them and decides for itself. */
function stated(by: LoginRecord) {
  return { updatedBy: by.userId, updatedOn: longInstant(new Date()), status: 'Pending' };
}

/** Uploads the chosen picture, if any, and returns its address. */
async function storedPhoto({ image }: ProductForm, fileName: string): Promise<{ photo?: string }> {
  return image ? { photo: await storeImage({ folderName: 'Product', fileName, file: image }, 'photo') } : {};
}

/** Uploads the picture and returns the request that adds the product. The form has passed all checks. */
export async function newProductOf(form: ProductForm, by: LoginRecord): Promise<InputOf<'AddProduct'>> {
  const price = enteredFloorPrice(form, emptyProduct);
  const tax = enteredTax(form, emptyProduct);
  return { ...savedDetails.parse(entered(form)), ...price, ...tax, ...(await storedPhoto(form, '')), ...stated(by) };
}

/** The saved product that is being edited. */
export interface EditedProduct {
  readonly productId: number;
  readonly version: number;
  /** The product as it was when it was opened. */
  readonly base: ProductForm;
}

/** Uploads a newly chosen picture and returns the request that saves the edited product. */
export async function changedProductOf(
  form: ProductForm,
  { productId, version, base }: EditedProduct,
  by: LoginRecord,
): Promise<InputOf<'UpdateProduct'>> {
  const originalStock = z.decode(decimal(), base.stock);
  const photo = await storedPhoto(form, String(productId));
  const price = { ...enteredFloorPrice(form, base), ...enteredTax(form, base) };
  return { productId, version, originalStock, ...savedDetails.parse(entered(form)), ...price, ...photo, ...stated(by) };
}
