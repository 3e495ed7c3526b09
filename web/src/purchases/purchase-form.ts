/** A purchase as entered in the wizard, its checks, and the conversion to the contract's request. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { longInstant } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { purchaseMessages as say } from '@vikray/contract/purchases/purchase-messages.ts';
import { supplierDetails } from '@vikray/contract/purchases/purchase.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import type { Shortage } from '@vikray/contract/stock/shortage.ts';
import * as z from 'zod';
import { disclaimerTicked } from '../ui/forms/CheckedDisclaimer.tsx';
import type { Choice } from '../ui/inputs/SearchSelect.tsx';
import { blankLine, isBlank, lineFailure, stockBefore, withLine, type LineEntry, type PurchaseLine } from './purchase-line.ts';

export interface PurchaseForm {
  readonly supplier: Choice | undefined;
  readonly invoiceNumber: string;
  /** YYYY-MM-DD. */
  readonly date: string | undefined;
  readonly lines: readonly PurchaseLine[];
  readonly entry: LineEntry;
  readonly disclaimer: boolean;
}

/** The form before anything is entered. `today` is YYYY-MM-DD. */
export function emptyPurchase(today: string): PurchaseForm {
  return { supplier: undefined, invoiceNumber: '', date: today, lines: [], entry: blankLine, disclaimer: false };
}

/**
 * The form filled with what is short: the products with their proposed pieces, at least one of each, and the supplier that last brought
 * them, if it is one.
 */
export function purchaseOfShortages(shortages: readonly Shortage[], today: string): PurchaseForm {
  const suppliers = shortages.flatMap(({ supplierId, supplier }) => (supplierId === null ? [] : { value: supplierId, label: supplier }));
  const [first] = suppliers;
  const supplier = suppliers.every(({ value }) => value === first?.value) ? first : undefined;
  const lines = shortages.map(({ productId, name, propose }) => ({
    product: { value: productId, label: name },
    quantity: Math.max(propose, 1) * 100,
  }));
  return { ...emptyPurchase(today), supplier, lines };
}

const supplierStep = z.object(supplierDetails);

/** Step 1, in the order and words of PUR-05 to PUR-07. */
export function supplierFailure({ supplier, invoiceNumber, date }: PurchaseForm): FailedCheck | undefined {
  return firstMessage({ supplierId: supplier?.value, invoiceNumber, date }, supplierStep);
}

/** Step 2. An incomplete line does not count as the one that is required. */
export function linesFailure({ lines, entry }: PurchaseForm): FailedCheck | undefined {
  const begun = isBlank(entry) ? undefined : lineFailure(entry);
  if (lines.length === 0 && (begun || isBlank(entry))) return { field: 'lines', message: say.addPurchase };
  return begun && { field: `entry.${begun.field}`, message: begun.message };
}

/** Step 3. */
export function disclaimerFailure(form: PurchaseForm): FailedCheck | undefined {
  return firstMessage(form, disclaimerTicked);
}

/** The lines, including one that is complete although Add was not pressed. */
export function linesOf({ lines, entry }: PurchaseForm): readonly PurchaseLine[] {
  return isBlank(entry) ? lines : withLine(lines, entry);
}

/** The request that books all lines together. The form has passed all checks. Its stock is the one that the user saw. */
export function newPurchaseOf(form: PurchaseForm, stocks: ReadonlyMap<number, number>, by: LoginRecord): InputOf<'AddPurchase'> {
  const { supplierId, invoiceNumber, date } = supplierStep.parse({ ...form, supplierId: form.supplier?.value });
  const lines = linesOf(form);
  return {
    supplierId,
    invoiceNumber,
    date,
    lines: lines.map(({ product, quantity }, position) => {
      const before = stockBefore(lines, position, product.value, stocks);
      const shown = before !== undefined && { currentStock: formatDecimal(before), totalStock: formatDecimal(before + quantity) };
      return { productId: product.value, purchaseQuantity: quantity, ...shown };
    }),
    updatedBy: by.userId,
    updatedOn: longInstant(new Date()),
  };
}
