import type { WizardPlace } from '../../ui/forms/wizard-steps.ts';
import { baseOf, readContent, type DraftContent } from './draft-content.ts';
import { entriesOf, type QuotationForm } from '../builder/quotation-form.ts';
import { noTaxChoice } from '../tax/tax-choice.ts';
import { findCompany, findParties, findProducts } from '../builder/records-now.ts';

type DraftForm = DraftContent['form'];

/** A draft with the records as they are now. */
export interface OpenedDraft {
  readonly form: QuotationForm;
  readonly place: WizardPlace;
  /** The names of records that no longer exist and are left out. */
  readonly leftOut: readonly string[];
}

/**
 * Reads the records of a draft. What the `untouched` form names stays as it is there, because a changed quotation keeps it. Returns nothing
 * when the content cannot be read. Fails as `call` does.
 */
export async function openDraft(content: string, untouched: QuotationForm): Promise<OpenedDraft | undefined> {
  const read = readContent(content);
  if (!read) return undefined;
  const { form, place, base } = read;
  const keptLines = new Map(untouched.cart.map((line) => [line.productId, line]));
  const readLines = form.cart.filter(({ productId, quotedMrp }) => !keptLines.has(productId) || quotedMrp !== undefined);
  const [company, parties, products, typedOn] = await Promise.all([
    keptCompany(form, untouched) ?? findCompany(form.company),
    keptParties(form, untouched) ?? findParties(form),
    findProducts(readLines.map(({ productId }) => productId)),
    findProducts(form.cards.map(({ productId }) => productId)),
  ]);
  const cart = form.cart.flatMap(({ productId, quantity, rate, quotedMrp }, position) => {
    const known = keptLines.get(productId) ?? products.get(productId);
    if (!known) return [];
    const { name, description, photo, stock, status, gstPercent } = known;
    const { mrp = rate } = (quotedMrp === undefined ? undefined : products.get(productId)) ?? known;
    const kept = { key: String(position), productId, name, description, photo, stock, status, quantity, rate, mrp, gstPercent };
    return quotedMrp === undefined ? kept : { ...kept, quotedMrp };
  });
  const cards = form.cards.flatMap(({ productId, quantity, price }) => {
    const product = typedOn.get(productId);
    return product ? [{ product, quantity, price }] : [];
  });
  const lost = [
    ...form.cart.filter(({ productId }) => !keptLines.has(productId) && !products.has(productId)),
    ...form.cards.filter(({ productId }) => !typedOn.has(productId)),
  ].map(({ name }) => name);
  const lostCompany = form.company && !company ? [form.company.label] : [];
  const opened: QuotationForm = {
    ...untouched,
    ...form,
    origin: form.origin,
    company: company ?? (form.company && undefined),
    ...parties.found,
    ...(!parties.found.customer && { tax: noTaxChoice }),
    cart,
    cards,
  };
  return {
    form: base ? { ...opened, origin: { ...form.origin, base: baseOf(base, entriesOf(opened)) } } : opened,
    place,
    leftOut: [...new Set([...lostCompany, ...parties.leftOut, ...lost])],
  };
}

function keptCompany({ company }: DraftForm, untouched: QuotationForm) {
  return company && company.value === untouched.company?.value ? untouched.company : undefined;
}

/** The parties of the untouched form; nothing when the draft names others. */
function keptParties({ customer, contactId }: DraftForm, untouched: QuotationForm) {
  const isKept = customer !== undefined && customer.value === untouched.customer?.value && contactId === untouched.contactId;
  return isKept ? { found: { customer: untouched.customer, contactId }, leftOut: [] } : undefined;
}
