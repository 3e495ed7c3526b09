/** The records that have forms of their own, and come from imports with names in the place of ids. */
import * as z from 'zod';
import { companyDetails } from '../companies/company.ts';
import { contactDetails } from '../customers/contact-person.ts';
import { customerMessages } from '../customers/customer-messages.ts';
import { typedGstin } from '../gst/gst-fields.ts';
import { moneyMessages } from '../money/money-messages.ts';
import { date } from '../platform/dates.ts';
import { decimal } from '../platform/decimal.ts';
import { line, requiredLine } from '../platform/fields.ts';
import { fieldMessages } from '../platform/messages.ts';
import { body } from '../platform/wire.ts';
import { importMessages } from './import-messages.ts';
import { purchaseMessages } from '../purchases/purchase-messages.ts';
import { supplierDetails } from '../purchases/purchase.ts';

const { name, industry, address, country, state, city, pincode, landmark, mobile, email, website, gst, type } = companyDetails;
const { bankName, branch, ifsc, swift, tan, msme, facebook, instagram, linkedin, youtube, status } = companyDetails;

/**
 * A supplier. Without a short name, it has the beginning of its name; without a picture, a plain one. PAN and account number are stored
 * encrypted, which the rows of an import are not, so the form alone takes them.
 */
export const importedSupplier = body({
  name,
  shortName: line(20).default(''),
  industry,
  address,
  country,
  state,
  city,
  pincode,
  landmark,
  mobile,
  email,
  website,
  gst,
  bankName,
  branch,
  ifsc,
  swift,
  tan,
  msme,
  facebook,
  instagram,
  linkedin,
  youtube,
  status,
  type,
  picture: line(300).default(''),
});

/** The most lines of a purchase. */
const maxPurchaseLines = 200;

const quantity = decimal(purchaseMessages.enterQuantity).refine((hundredths) => hundredths > 0, { error: purchaseMessages.enterQuantity });
const product = requiredLine(200, purchaseMessages.selectProduct);

/** A purchase with its lines. The supplier is named, the products by code or name. */
export const importedPurchase = body({
  supplier: requiredLine(200, purchaseMessages.selectSupplier),
  invoiceNumber: supplierDetails.invoiceNumber,
  date: supplierDetails.date,
  lines: z
    .array(body({ product, quantity }), { error: purchaseMessages.addPurchase })
    .min(1, { error: purchaseMessages.addPurchase })
    .max(maxPurchaseLines),
});

const existingDay = date(fieldMessages.notADate);
const positive = decimal(moneyMessages.enterAmount).refine((paise) => paise > 0, { error: moneyMessages.enterAmount });

/** A bill from before the panel: of a customer by name or GSTIN. Without what is open of it, all of it is. */
export const importedOpeningBill = body({
  company: requiredLine(200, moneyMessages.selectCompany),
  customer: line(200).default(''),
  gstin: typedGstin,
  invoiceNumber: requiredLine(40, importMessages.enterInvoiceNumber),
  invoiceDate: existingDay,
  dueDate: z.union([existingDay, z.literal('')]).nullish(),
  amount: positive,
  open: positive.nullish(),
});

/** A bill is open with at most its amount. */
export const isOpenAtMost = z
  .object({ amount: z.number(), open: z.number().nullish() })
  .refine(({ amount, open }) => (open ?? 0) <= amount, { path: ['open'], error: importMessages.moreOpenThanBilled });

/** The stock of a product, by its code or name, when the office begins. */
export const importedOpeningStock = body({ product, quantity });

/** A contact person of a customer, which is named. */
export const importedContactPerson = body({ companyName: requiredLine(200, customerMessages.enterCompanyName), ...contactDetails });
