import type { StandardTerms } from '@vikray/contract/companies/standard-terms.ts';
import { termCategories, type TermCategory } from '@vikray/contract/terms/term.ts';
import type { WriteStamp } from '../server/src/platform/write-stamp.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { insertTerm, refreshSearchText, termColumns } from '../server/src/terms/term-store.ts';
import type { SampleContext } from './sample-context.ts';

const texts: Readonly<Record<TermCategory, readonly string[]>> = {
  Delivery: [
    'Within 3-4 weeks from receipt of order and advance.',
    'Ex-stock, subject to prior sale.',
    'Within 6-8 weeks for made-to-order furniture.',
  ],
  Price: ['Ex-works, Pune.', 'F.O.R. destination, unloading excluded.'],
  Payment: [
    '50% advance with the order, balance before dispatch.',
    '100% against proforma invoice.',
    '30 days from the date of invoice, against approved credit.',
  ],
  Taxes: ['GST as applicable at the time of dispatch.', 'GST extra at the rates shown.'],
  Freight: ['Extra at actuals.', 'Included up to site, for orders above ₹5,00,000.'],
  Validity: ['30 days from the date of the quotation.', '15 days; steel prices are subject to change.'],
  Warranty: ['One year against manufacturing defects.', 'Five years on the structure, one year on upholstery and castors.'],
  Others: [
    'Unloading and placing at site in the buyer’s scope.',
    'Installation by our team within 3 working days of delivery.',
    'Goods once sold are not taken back.',
  ],
};

/** The first text of each category, which the issuing companies have as their standard terms. */
export function standardTexts(): StandardTerms {
  const [delivery, price, payment, taxes, freight, validity, warranty, others] = termCategories.map((category) => texts[category][0] ?? '');
  return {
    standardDelivery: delivery ?? '',
    standardPrice: price ?? '',
    standardPayment: payment ?? '',
    standardTaxes: taxes ?? '',
    standardFreight: freight ?? '',
    standardValidity: validity ?? '',
    standardWarranty: warranty ?? '',
    standardOthers: others ?? '',
  };
}

/** Adds the terms and returns their texts. */
export async function addTerms(db: Db, stamp: WriteStamp): Promise<SampleContext['terms']> {
  for (const category of termCategories) {
    for (const [index, description] of texts[category].entries()) {
      const id = await insertTerm(db, termColumns({ category, description, show: index === 0 ? 1 : 0 }), stamp);
      await refreshSearchText(db, id);
    }
  }
  const { Delivery, Price, Payment, Taxes, Freight, Validity, Warranty, Others } = texts;
  return {
    delivery: Delivery,
    price: Price,
    payment: Payment,
    taxes: Taxes,
    freight: Freight,
    validity: Validity,
    warranty: Warranty,
    others: Others,
  };
}
