/**
 * Laws of stock. It changes only through `moveStock`, which also writes the row in the ledger; with two calls, one of them can be
 * forgotten. It never falls below 0: a conditional update decides, because two simultaneous dispatches would both read enough. A stock
 * typed in the edit form counts only if the stock has not moved in the meantime; otherwise saving would undo a colleague's purchase or
 * dispatch. Every movement has a reason and is never changed or removed; another one corrects it.
 */
import * as z from 'zod';
import { imageAddress, unknownImage } from '../images/images-operations.ts';
import { changed, created, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { bestMatch, list } from '../platform/declare-list.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/failures.ts';
import { id, idList, requiredLine, statedByClient, yesOrNo } from '../platform/fields.ts';
import { fileColumns } from '../platform/list-file.ts';
import { messages } from '../platform/messages.ts';
import { versionConflict, expectedVersion } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { productCsv, productImportCsv } from './product-csv.ts';
import { productFilterFields } from './product-filters.ts';
import { productMessages as say } from './product-messages.ts';
import { productTax } from './product-tax.ts';
import { changedProduct, newProduct, product, productControl } from './product.ts';

const unknownProduct = { ProductNotFound: notFound(say.notFound) };

const wrongDetails = {
  ProductAlreadyPresent: conflict(say.present, 'name'),
  CategoryUnknown: invalid('category', say.selectCategory),
  ...unknownImage,
};

const productRows = {
  right: 'signed-in',
  row: product,
  sorts: ['name', 'mrp', 'stock', 'updatedOn', bestMatch],
  filters: { productId: id.optional(), productIds: idList(500).optional(), visible: yesOrNo.optional() },
} as const;

/** The operations on products, by name. */
export const productsOperations = {
  /** All products that are not deleted. */
  GetProductList: list({
    ...productRows,
    filters: { ...productRows.filters, ...productFilterFields, ...fileColumns },
    csv: productCsv,
    importCsv: productImportCsv,
  }),
  /** The same products, for pickers. */
  GetProduct: list(productRows),

  /** The visible products that have one of these texts as their whole code or name, in no order. */
  GetNamedProduct: read({
    method: 'POST',
    right: 'signed-in',
    input: body({ names: z.array(requiredLine(200, say.enterName)).min(1).max(500) }),
    answer: rows(product),
  }),

  /** Setting a floor price, here and in UpdateProduct, also needs Approve Product. */
  AddProduct: write({
    right: 'Add Product',
    input: newProduct,
    answer: created('productId'),
    failures: { FloorPriceForbidden: forbidden, ...wrongDetails },
  }),

  /** Users without Edit Product can do this only for pending products that they added. */
  UpdateProductPhoto: write({
    right: ['Add Product', 'Edit Product'],
    input: body({ productId: id, photo: imageAddress }),
    answer: changed('productId'),
    failures: { ...unknownProduct, ...unknownImage, ...versionConflict, Forbidden: forbidden },
  }),

  /** Saves an edited product, which becomes Pending again. */
  UpdateProduct: write({
    right: 'Edit Product',
    input: changedProduct,
    answer: changed('productId'),
    failures: {
      ...unknownProduct,
      FloorPriceForbidden: forbidden,
      ...versionConflict,
      StockMoved: conflict(messages.somethingWentWrong),
      ...wrongDetails,
    },
  }),

  /** Saves the GST details of a product, which does not become Pending. */
  UpdateProductTax: write({
    right: 'Edit Product',
    input: body({ productId: id, ...expectedVersion, ...productTax }),
    answer: changed('productId'),
    failures: { ...unknownProduct, ...versionConflict },
  }),

  /** Sets code, reorder point and floor price without making the product Pending. A floor price also needs Approve Product. */
  UpdateProductControl: write({
    right: 'Edit Product',
    input: productControl,
    answer: changed('productId'),
    failures: {
      ...unknownProduct,
      FloorPriceForbidden: forbidden,
      ...versionConflict,
      CodeAlreadyPresent: conflict(say.codePresent, 'code'),
    },
  }),

  ApproveProduct: write({
    right: 'Approve Product',
    input: body({
      productId: id,
      status: z.literal('Approved').optional(),
      updatedBy: statedByClient,
      updatedOn: statedByClient,
      ...expectedVersion,
    }),
    answer: changed('productId'),
    failures: { ...unknownProduct, ...versionConflict },
  }),

  /** Removes the product from all lists. Documents that name it still show it. */
  DeleteProduct: write({
    right: 'Delete Product',
    input: body({ id, ...expectedVersion }),
    answer: changed('productId'),
    failures: { ...unknownProduct, ...versionConflict },
  }),
};
