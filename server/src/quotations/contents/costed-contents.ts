/** The lines of a quotation with what follows from them: amounts, and the mode of the rates. */
import type { ChargesMode } from '@vikray/contract/gst/gst-category.ts';
import type { PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { NewQuotation } from '@vikray/contract/quotations/quotation.ts';
import { isByProduct, ratesByProduct } from '@vikray/contract/quotations/tax-mode.ts';
import type { OpenCompany } from '../../companies/public.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { OperationFailure } from '../../platform/handler.ts';
import { computedAmounts } from './computed-amounts.ts';
import { printedLines, sentenceOfDeleted, sumOf, type ProductsById } from './printed-lines.ts';
import type { AmountColumns, QuotationLineColumns, RateColumns } from '../quotations-tables.ts';

/** What a quotation costs. */
export interface CostedContents {
  readonly lines: readonly QuotationLineColumns[];
  readonly amounts: AmountColumns;
  readonly rates: RateColumns;
}

/** What matters of a quotation before its change. */
interface CostedBefore {
  readonly parties: Pick<PrintedParties, 'companyForId'>;
  readonly rates: RateColumns;
  readonly lines: readonly QuotationLineColumns[];
}

type WrongCosting = 'ProductUnknown' | 'GstMissing' | 'LinesDoNotAddUp' | 'AmountsDoNotAddUp';

interface Entering {
  readonly db: Db;
  readonly input: NewQuotation;
  /** The products that were not among the lines before. */
  readonly products: ProductsById;
  /** The issuing company as it is now. */
  readonly company: OpenCompany | undefined;
  fail(name: WrongCosting, sentence?: string): OperationFailure;
}

/** Computes what the user entered. Refuses, in this order: unknown products, lines without a rate, wrong sums. */
export async function costedContents({ db, input, products, company, fail }: Entering, before?: CostedBefore): Promise<CostedContents> {
  const hasOwnRates = isByProduct(input);
  const entered = (input.products ?? []).map((line) => (hasOwnRates ? line : { ...line, gstPercent: null }));
  const lines = printedLines(entered, products, before?.lines);
  if (lines === 'ProductUnknown') throw fail(lines, await sentenceOfDeleted(db, entered, products, before?.lines));
  if (typeof lines === 'string') throw fail(lines);
  const unrated = hasOwnRates && lines.find((line) => line.gst_percent_hundredths === null);
  if (unrated) throw fail('GstMissing', say.gstMissing(unrated.name));
  if (input.products && sumOf(lines) !== input.subtotal) throw fail('LinesDoNotAddUp');
  const rates: RateColumns = { tax_mode: hasOwnRates ? 'By Product' : 'One Rate', charges_mode: chargesModeOf(input, company, before) };
  const amounts = computedAmounts({ ...input, ...percentsOf(input, rates), byProduct: byProduct(rates, lines) });
  if (!amounts) throw fail('AmountsDoNotAddUp');
  return { lines, amounts, rates };
}

/** The percentages that count: with rates by product none of the quotation, and one for charges only if they have a rate of their own. */
function percentsOf(input: NewQuotation, { tax_mode, charges_mode }: RateColumns) {
  const hasOneRate = tax_mode === 'One Rate';
  return {
    gstPercent: hasOneRate ? (input.gstPercent ?? 0) : 0,
    gstServiceChargePercent: hasOneRate || charges_mode === 'Own Rate' ? input.gstServiceChargePercent : 0,
  };
}

function byProduct({ tax_mode: taxMode, charges_mode: chargesMode }: RateColumns, lines: readonly QuotationLineColumns[]) {
  const rated = lines.map(({ total_paise: total, gst_percent_hundredths: gstPercent }) => ({ total, gstPercent }));
  return ratesByProduct({ taxMode, chargesMode }, rated);
}

/** How the charges are taxed: as the issuing company says; a change by the same company leaves it unchanged (GTX-21). */
function chargesModeOf(input: NewQuotation, company: OpenCompany | undefined, before: CostedBefore | undefined): ChargesMode {
  if (!isByProduct(input)) return 'Own Rate';
  if (before?.rates.tax_mode === 'By Product' && before.parties.companyForId === input.preparedFor) return before.rates.charges_mode;
  return company?.chargesMode ?? 'Own Rate';
}
