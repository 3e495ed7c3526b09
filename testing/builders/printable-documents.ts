import { costing } from '@vikray/contract/quotations/costing.ts';
import type { Watermark, PrintableDocument } from '@vikray/contract/printing/printable-document.ts';
import { blankParties } from '@vikray/contract/quotations/printed-parties.ts';
import { printableDocument, type PrintedRecord } from '@vikray/contract/quotations/quotation-document.ts';
import type { QuotationProduct } from '@vikray/contract/quotations/quotation.ts';

interface DocumentChange {
  /** The number of products. */
  readonly count?: number;
  readonly record?: Partial<PrintedRecord>;
  /** Changes the product with this index. */
  readonly line?: (index: number) => Partial<QuotationProduct>;
  readonly watermark?: Watermark;
}

function aLine(index: number): QuotationProduct {
  return {
    productId: index + 1,
    photo: '/api/images/bed.jpg',
    name: `Fowler Bed ${index + 1}`,
    description: 'Four sections, ABS panels.',
    quantity: 2,
    rate: 64_200_00,
    total: 128_400_00,
    mrp: 64_200_00,
    gstPercent: null,
  };
}

/** A quotation or order to print, and its lines. */
function aPrintedRecord({ count = 1, record = {}, line = () => ({}) }: DocumentChange = {}): {
  record: PrintedRecord;
  lines: QuotationProduct[];
} {
  const lines = Array.from({ length: count }, (_, index) => ({ ...aLine(index), ...line(index) }));
  const input = {
    subtotal: lines.reduce((sum, { total }) => sum + total, 0),
    discountPercent: 750,
    gstPercent: 1800,
    specialCharges: 18_500_00,
    shippingCharges: 24_750_50,
    installationCharges: 32_000_00,
    gstServiceChargePercent: 1800,
  };
  const printed: PrintedRecord = {
    ...blankParties,
    number: 'RSD/2026-2027/0148',
    date: '2026-11-20',
    companyId: 1,
    contactPersonId: 1,
    companyName: 'Niramaya Lotus Hospital Trust',
    name: 'Mr. Devdatta Rao',
    designation: 'Purchase Manager',
    email: 'rao@niramaya.example.in',
    address: 'Survey No. 118, Lotus Road, Wardha Naka',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440015',
    country: 'India',
    preparedBy: 'Rohini Sondhi',
    preparedByMobile: '9000000021',
    preparedByEmail: 'rohini@taramandal.example.in',
    companyForId: 1,
    companyForName: 'Taramandal Furniture & Equipment Pvt. Ltd.',
    companyForAddress: 'Plot 14, Shilpgram Industrial Estate, Chakan Road',
    companyForCity: 'Pune',
    companyForState: 'Maharashtra',
    companyForPincode: '410501',
    companyForCountry: 'India',
    companyForEmail: 'sales@taramandal.example.in',
    companyForImage: '/api/images/logo.jpg',
    phoneNumber: '9000000010',
    gst: '27AAACT0000Q1ZI',
    msme: 'UDYAM-MH-26-0000000',
    delivery: 'Within 4 to 6 weeks.',
    price: 'F.O.R. destination.',
    payment: '50% advance with the order.',
    taxes: 'GST as applicable.',
    freight: 'Included as shown above.',
    validity: 'Valid for 30 days.',
    warranty: 'One year against defects.',
    others: 'Unloading by the buyer.',
    ...input,
    ...costing(input),
    ...record,
  };
  return { record: printed, lines };
}

/** A document to draw. */
export function aDocument(change: DocumentChange = {}): PrintableDocument {
  const { record, lines } = aPrintedRecord(change);
  return printableDocument(record, lines, { watermark: change.watermark ?? '' });
}
