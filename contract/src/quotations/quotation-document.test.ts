import { describe, expect, test } from 'vitest';
import { blankParties } from './printed-parties.ts';
import { documentFileName, orderKind, printableDocument, type PrintedRecord } from './quotation-document.ts';
import type { QuotationProduct } from './quotation.ts';

const record: PrintedRecord = {
  ...blankParties,
  number: 'RSD/2026-2027/0148',
  date: '2026-11-20',
  companyId: 1,
  contactPersonId: 1,
  companyName: 'Niramaya Lotus Hospital Trust',
  name: 'Mr. Devdatta Rao',
  designation: 'Purchase Manager',
  email: 'rao@niramaya.example.in',
  address: 'Survey No. 118\r\n Lotus Road ',
  city: 'Nagpur',
  state: 'Maharashtra',
  pincode: '440015',
  country: 'India',
  preparedBy: 'Rohini Sondhi',
  preparedByMobile: '9000000021',
  preparedByEmail: 'rohini@taramandal.example.in',
  companyForId: 1,
  companyForName: 'Taramandal',
  companyForAddress: 'Plot 14',
  companyForCity: 'Pune',
  companyForState: 'Maharashtra',
  companyForPincode: '410501',
  companyForCountry: 'India',
  companyForEmail: 'sales@taramandal.example.in',
  companyForImage: '',
  phoneNumber: '9000000010',
  gst: '27AAACT0000Q1ZI',
  msme: '',
  delivery: '',
  price: 'F.O.R.',
  payment: '',
  taxes: '',
  freight: '',
  validity: '',
  warranty: '',
  others: '',
  subtotal: 1_00_000_00,
  discountPercent: 0,
  discountAmount: 0,
  totalDiscountAmount: 1_00_000_00,
  gstPercent: 1800,
  gstAmount: 18_000_00,
  specialCharges: 0,
  shippingCharges: 0,
  installationCharges: 0,
  gstServiceChargePercent: 1250,
  gstServiceChargeAmount: 0,
  totalAmount: 1_18_000_00,
};

const line = (productId: number): QuotationProduct => ({
  productId,
  photo: '',
  mrp: 0,
  gstPercent: null,
  name: `Product ${productId}`,
  description: '',
  quantity: 1,
  rate: 1_00_00_000_00,
  total: 1_00_00_000_00,
});
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1));
const print = (change: Partial<PrintedRecord> = {}, count = 1) => printableDocument({ ...record, ...change }, lines(count));

describe('a printable document', () => {
  test('has one row of tax for each rate, the highest first, and a footnote of all of them (GTX-16, GTX-22)', () => {
    const rates = { gstPercent: null, taxMode: 'By Product', chargesMode: 'Own Rate' } as const;
    const decided = { heads: 'IGST', placeOfSupply: '24', placeName: 'Gujarat' } as const;
    const rated = [5_00, 18_00, 0, 18_00].map((gstPercent, index) => ({ ...line(index + 1), total: 1_000_00, gstPercent }));
    const { totals, footnote } = printableDocument({ ...record, subtotal: 4_000_00, ...rates, ...decided }, rated);
    expect(totals.filter(({ label }) => label.startsWith('GST on Goods'))).toEqual([
      { label: 'GST on Goods (18%)', text: '₹360.00' },
      { label: 'GST on Goods (5%)', text: '₹50.00' },
      { label: 'GST on Goods (0%)', text: '₹0.00' },
    ]);
    expect(footnote).toBe('GST on goods: IGST 18 % ₹360.00; IGST 5 % ₹50.00; IGST 0 % ₹0.00. Place of supply: Gujarat (24).');
  });

  test('numbers its lines from 1', () => {
    expect(print({}, 3).lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('groups amounts as in India, without ₹, because the columns name the currency, and prints pieces as they are (PDF-04, SHR-13)', () => {
    const { lines: printed } = printableDocument(record, [{ ...line(1), quantity: 100_000 }]);
    expect(printed[0]).toMatchObject({ quantity: '100000', rate: '1,00,00,000.00', total: '1,00,00,000.00' });
  });

  test('prints a dash for blank terms, in the order of the terms (PDF-07)', () => {
    expect(print().terms.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Delivery -',
      'Price F.O.R.',
      'Payment -',
      'Taxes -',
      'Freight -',
      'Validity -',
      'Warranty -',
      'Others -',
    ]);
  });

  test('writes percentages without trailing zeros (PDF-06)', () => {
    expect(print({ discountPercent: 5 }).totals.map(({ label }) => label)).toEqual([
      'Sub Total',
      'After Special Discount (0.05%)',
      'GST on Goods (18%)',
      'Special Wooden Packing & Forwarding',
      'Freight Charges',
      'Installation Charges',
      'GST on Service Charge (12.5%)',
    ]);
    expect(print().grandTotal).toEqual({ label: 'GRAND TOTAL', text: '₹1,18,000.00' });
  });

  test('writes an address line by line, without blank lines (PDF-03)', () => {
    expect(print().to.address).toEqual(['Survey No. 118', 'Lotus Road', 'Nagpur, Maharashtra - 440015, India']);
    expect(print({ city: '', state: '' }).to.address.at(-1)).toBe('440015, India');
    expect(print({ address: '', city: '', state: '', pincode: '', country: '' }).to.address).toEqual([]);
  });

  test('names India if an address names no country (GEN-18)', () => {
    expect(print({ country: '' }).to.address.at(-1)).toBe('Nagpur, Maharashtra - 440015, India');
    expect(print({ companyForCountry: '' }).issuer.address.at(-1)).toBe('Pune, Maharashtra - 410501, India');
    expect(print({ country: 'Nepal' }).to.address.at(-1)).toBe('Nagpur, Maharashtra - 440015, Nepal');
  });

  test('writes the prefix +91 before the phone of the issuing company (QUO-43, GEN-05)', () => {
    expect(print().issuer.facts[0]).toEqual({ label: 'Phone', text: '+91 9000000010' });
  });

  test('has the MSME number only if there is one (PDF-01)', () => {
    const labels = (msme: string) => print({ msme }).issuer.facts.map(({ label }) => label);
    expect(labels('')).toEqual(['Phone', 'Email', 'GST No.']);
    expect(labels('UDYAM-MH-26-0000000')).toEqual(['Phone', 'Email', 'GST No.', 'MSME No.']);
  });

  test('says where the goods go only when they go to a site, on quotations and orders (GTX-14)', () => {
    const site = {
      siteName: 'Surat Wing',
      siteAddress: '7, Ring Road',
      siteCity: 'Surat',
      siteState: 'Gujarat',
      sitePincode: '395002',
      siteCountry: 'India',
    };
    expect(print().footnote).toBe('');
    const sentence = 'Deliver to: Surat Wing, 7, Ring Road, Surat, Gujarat - 395002, India.';
    expect(print(site).footnote).toBe(sentence);
    expect(printableDocument({ ...record, ...site }, [], { kind: orderKind('RSD/2026-2027/0148') }).footnote).toBe(sentence);
  });

  test('is saved as number, hyphen, date, with hyphens for characters that file names must not contain (PDF-12)', () => {
    expect(print().fileName).toBe('RSD-2026-2027-0148-20-11-2026.pdf');
    expect(documentFileName('A\\B:C*D?E"F<G>H|1', '2026-04-01')).toBe('A-B-C-D-E-F-G-H-1-01-04-2026.pdf');
  });
});
