/** The rates of GST in the builder: whether the products differ, and what is taxed at which rate. */
import { parseDecimal } from '@vikray/contract/platform/decimal.ts';
import type { TaxMode } from '@vikray/contract/quotations/tax-mode.ts';
import type { CartLine } from './products/cart.ts';

/** What decides the rates of a form. */
interface Rated {
  readonly cart: readonly CartLine[];
  /** As typed; undefined while none is chosen. */
  readonly gstPercent: string | undefined;
}

/** The chosen percentage in hundredths; undefined while none is chosen. */
function chosenRate({ gstPercent }: Rated): number | undefined {
  return gstPercent === undefined ? undefined : parseDecimal(gstPercent);
}

/** The rate of a line with rates by product: that of its product, or the chosen one. */
function rateOf({ gstPercent }: CartLine, chosen: number | undefined): number | undefined {
  return gstPercent ?? chosen;
}

/** Whether a product of the cart has a percentage of its own that differs from the chosen one (GTX-18). */
export function hasDifferingRate(form: Rated): boolean {
  const chosen = chosenRate(form);
  return form.cart.some((line) => rateOf(line, chosen) !== chosen);
}

/** How the form is taxed: by product where the products differ, unless the user has switched that off. */
export function taxModeOf(form: Rated & { readonly taxMode: TaxMode | undefined }): TaxMode {
  return form.taxMode !== 'One Rate' && hasDifferingRate(form) ? 'By Product' : 'One Rate';
}

/** The rate of each line in hundredths; 0 while none is chosen. */
export function lineRates(form: Rated): number[] {
  const chosen = chosenRate(form);
  return form.cart.map((line) => rateOf(line, chosen) ?? 0);
}

/** Whether a line takes the chosen percentage. */
export function needsChosenRate({ cart }: Pick<Rated, 'cart'>): boolean {
  return cart.some(({ gstPercent }) => typeof gstPercent !== 'number');
}
