import { insertOldQuotations, type OldQuotationRecord } from '../../server/src/old-quotations/old-quotation-store.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

let lastNumber = 0;

type OldQuotationLine = OldQuotationRecord['lines'][number];

/** A line as an import adds it: 2.50 pieces, with a total that does not follow from the rate. */
export function anOldQuotationLine(change: Partial<OldQuotationLine> = {}): OldQuotationLine {
  return {
    name: 'Teak Counter',
    description: 'Counter of solid teak',
    image_hash: null,
    quantity_hundredths: 2_50,
    rate_paise: 40_000_00,
    total_paise: 1_00_001_00,
    ...change,
  };
}

/** A new, approved old quotation of one line, as an import adds it. Its amounts do not add up. */
export function anOldQuotation(change: Partial<OldQuotationRecord> = {}): OldQuotationRecord {
  const number = ++lastNumber;
  return {
    code: `Q${number}`,
    number: `OLD/${number}`,
    date: '2020-11-20',
    totalAmount: 1_15_432_10,
    companyName: `Sharavati Hospital ${number}`,
    preparedBy: 'Madhav Ranade',
    status: 'Approved',
    name: 'Dr. Kalyani Bhide',
    designation: 'Trustee',
    delivery: 'Within 6 weeks',
    price: 'Ex-works',
    payment: '50% advance',
    taxes: 'VAT extra',
    freight: '',
    validity: '30 days',
    others: '',
    subtotal: 1_00_001_00,
    discountPercent: 10_00,
    discountAmount: 10_000_00,
    taxPercent: 12_50,
    taxAmount: 11_250_33,
    specialCharges: 1_111_11,
    shippingCharges: 2_222_22,
    installationCharges: 3_333_33,
    serviceTaxPercent: 12_36,
    serviceTaxAmount: 444_44,
    address: '7, Station Road',
    country: 'India',
    state: 'Karnataka',
    city: 'Shivamogga',
    pincode: '577201',
    lines: [anOldQuotationLine()],
    ...change,
  };
}

/** Adds old quotations to the database as an import does, because no operation can. Returns how many are new. */
export function addOldQuotations(db: Db, ...changes: readonly Partial<OldQuotationRecord>[]): Promise<number> {
  return insertOldQuotations(db, changes.map(anOldQuotation), { importId: null, now: '2026-11-20T04:30:00.000Z' });
}
