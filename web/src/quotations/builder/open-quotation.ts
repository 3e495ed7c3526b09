import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import type { PriceType, Quotation, QuotationProduct } from '@vikray/contract/quotations/quotation.ts';
import { isByProduct } from '@vikray/contract/quotations/tax-mode.ts';
import { call } from '../../platform/call.ts';
import { today } from '../../platform/today.ts';
import type { BuilderTask } from './builder-task.ts';
import type { CartLine } from './products/cart.ts';
import { nothingUnadded } from './products/unadded.ts';
import { typedPlanOf } from './typed-plan.ts';
import { entriesOf, type QuotationForm } from './quotation-form.ts';
import { findCompany, findParties, findProducts, findSite } from './records-now.ts';
import { noTaxChoice, taxChoiceOf } from '../tax/tax-choice.ts';
import { termsOf } from './term-categories.ts';

/** What the builder opens with. */
export interface OpenedQuotation {
  /** The quotation that is edited, revised or copied. */
  readonly quotation: Quotation;
  readonly form: QuotationForm;
  /** The names of what a copy does not take over. */
  readonly leftOut: readonly string[];
}

/** Reads what a task needs. Returns null when there is no such quotation, or no such revision of it. Fails as `call` does. */
export async function openQuotation(task: BuilderTask): Promise<OpenedQuotation | null> {
  const quotation = await findQuotation(task.quotationId);
  const basedOnId = task.kind === 'revise' ? task.basedOnId : undefined;
  const contents = basedOnId === undefined ? quotation : await findQuotation(basedOnId);
  if (!quotation || contents?.baseNumber !== quotation.baseNumber) return null;
  const lines = await call('GetQuotationProduct', { quotationId: contents.quotationId });
  const products = await findProducts(lines.map(({ productId }) => productId));
  if (task.kind === 'copy') return openCopy(quotation, { lines, products, isForOther: task.isForOther });

  const form = formWith(contents, lines, products);
  const version = { version: quotation.version, charges: chargesOf(quotation) };
  if (task.kind === 'edit') return { quotation, form: { ...form, origin: { ...version, base: entriesOf(form) } }, leftOut: [] };
  const { customer, contactId } = await partiesOfRevision(quotation, form);
  const revised = { ...form, ...ofToday(), customer, contactId };
  return { quotation, form: { ...revised, origin: { ...version, basedOnId, base: entriesOf(revised) } }, leftOut: [] };
}

/** The form with the contents of a quotation, or of an order. */
export function formWith(contents: Quotation, lines: readonly QuotationProduct[], products: ReadonlyMap<number, Product>): QuotationForm {
  const rates = quotedRates(contents, lines, products);
  const kept = lines.map((line) => ({ ...keptLine(line, products.get(line.productId)), gstPercent: rates.ownOf(line) }));
  return { ...formOf(contents, kept, rates.chosen), priceType: priceTypeOf(lines) };
}

/** A quotation, also one that was replaced. */
export async function findQuotation(quotationId: number): Promise<Quotation | undefined> {
  const { rows } = await call('GetQuotation', { quotationId });
  return rows[0];
}

/** The customer of a revision is that of the quotation it replaces; so is the contact person, if the older one no longer exists. */
async function partiesOfRevision({ companyId, companyName, contactPersonId }: Quotation, { contactId }: QuotationForm) {
  const customer = { value: companyId, label: companyName };
  const { found } = contactId === contactPersonId ? { found: { contactId } } : await findParties({ customer, contactId });
  return { customer, contactId: found.contactId ?? contactPersonId };
}

interface CopiedContents {
  readonly lines: readonly QuotationProduct[];
  readonly products: ReadonlyMap<number, Product>;
  readonly isForOther: boolean;
}

/** A copy takes only what a new quotation can have today. */
async function openCopy(quotation: Quotation, { lines, products, isForOther }: CopiedContents): Promise<OpenedQuotation> {
  const isQuotable = ({ productId }: QuotationProduct) => products.get(productId)?.visible === 'Yes';
  const rates = quotedRates(quotation, lines, products);
  const copied = lines.filter(isQuotable).map((line) => copiedLine(line, products.get(line.productId)));
  const form = { ...formOf(quotation, copied, rates.chosen), priceType: priceTypeOf(lines) };
  const [company, { found, leftOut }] = await Promise.all([
    findCompany(form.company),
    findParties({ customer: isForOther ? undefined : form.customer, contactId: form.contactId }),
  ]);
  const { quotationId, dealId, companyId, siteName } = quotation;
  const hasLostSite = form.tax.siteId !== null && !(await findSite(found.customer?.value, form.tax.siteId));
  const lostSite = hasLostSite && !isForOther ? [siteName] : [];
  const lost = lines.filter((line) => !isQuotable(line)).map(({ name }) => name);
  return {
    quotation,
    form: {
      ...form,
      ...ofToday(),
      ...found,
      company,
      tax: isForOther || hasLostSite ? noTaxChoice : form.tax,
      origin: { copiedFromId: quotationId, dealId, customerId: companyId },
    },
    leftOut: [...new Set([...leftOut, ...lostSite, ...lost])],
  };
}

/** The date of today; the validity follows it. */
function ofToday(): Pick<QuotationForm, 'date' | 'validUntil'> {
  return { date: today(), validUntil: undefined };
}

/** A line keeps its texts, even if the product has been deleted since. */
function keptLine(line: QuotationProduct, product: Product | undefined): CartLine {
  const { productId, name, description, photo, quantity, rate, mrp } = line;
  return { productId, name, description, photo, quantity, rate, mrp, stock: product?.stock ?? 0, status: product?.status ?? 'Deleted' };
}

/** A copied line has today's texts and tax, and its old rate. */
function copiedLine(line: QuotationProduct, product: Product | undefined): CartLine {
  const { name = line.name, description = line.description, photo = line.photo, mrp = line.mrp } = product ?? {};
  return { ...keptLine(line, product), name, description, photo, gstPercent: product?.gstPercent, mrp, quotedMrp: line.mrp };
}

/** Nothing stores the price type. A rate that differs from the MRP at that time was typed. */
function priceTypeOf(lines: readonly QuotationProduct[]): PriceType {
  return lines.every(({ rate, mrp }) => rate === mrp) ? 'MRP' : 'Manual Price';
}

/** The charges mode that a change keeps; nothing where the quotation has one rate. */
export function chargesOf(quotation: Quotation) {
  if (!isByProduct(quotation)) return undefined;
  return { companyId: quotation.companyForId, mode: quotation.chargesMode };
}

/**
 * The rates that a quotation was made with: the percentage that was chosen for products without one of their own, and the own percentage of
 * each line. With one rate, those of the products now, so that they can be taken.
 */
function quotedRates(quotation: Quotation, lines: readonly QuotationProduct[], products: ReadonlyMap<number, Product>) {
  const ownNow = ({ productId }: QuotationProduct) => products.get(productId)?.gstPercent ?? null;
  if (!isByProduct(quotation)) return { chosen: quotation.gstPercent, ownOf: ownNow };
  const chosen = lines.find((line) => ownNow(line) === null)?.gstPercent ?? null;
  const ownOf = (line: QuotationProduct) => (ownNow(line) === null && line.gstPercent === chosen ? null : line.gstPercent);
  return { chosen, ownOf };
}

/** `chosen` is the percentage of products without one of their own, in hundredths; null for the first of the list. */
function formOf(quotation: Quotation, lines: readonly CartLine[], chosen: number | null): QuotationForm {
  return {
    date: quotation.date,
    validUntil: quotation.validUntil || null,
    company: { value: quotation.companyForId, label: quotation.companyForName },
    customer: { value: quotation.companyId, label: quotation.companyName },
    contactId: quotation.contactPersonId,
    cart: lines.map((line, position) => ({ key: String(position), ...line })),
    ...nothingUnadded,
    discountPercent: typedOf(quotation.discountPercent),
    gstPercent: chosen === null ? undefined : formatDecimal(chosen),
    taxMode: quotation.taxMode,
    specialCharges: typedOf(quotation.specialCharges),
    shippingCharges: typedOf(quotation.shippingCharges),
    installationCharges: typedOf(quotation.installationCharges),
    gstServiceChargePercent: formatDecimal(quotation.gstServiceChargePercent),
    tax: taxChoiceOf(quotation),
    paymentPlan: typedPlanOf(quotation.paymentPlan),
    terms: termsOf(quotation),
    // No quotation keeps these.
    priceType: 'MRP',
    chargesMode: undefined,
    reason: '',
    approvesAtOnce: false,
    origin: undefined,
    disclaimer: false,
  };
}

/** A number as the office types it: without `.00`. */
function typedOf(hundredths: number): string {
  return formatDecimal(hundredths).replace(/\.00$/, '');
}
