import type { PaperColumn, PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import { aDocument } from './printable-documents.ts';

interface PaperChange {
  /** The number of goods. */
  readonly count?: number;
  /** The number of rows of the taxes. */
  readonly taxCount?: number;
  readonly address?: string;
  readonly remark?: string;
}

const columns: readonly PaperColumn[] = [
  { heading: 'Sl.', width: 10 },
  { heading: 'Description of Goods', width: 130 },
  { heading: 'Taxable Value', width: 40, isFigure: true },
];
const taxColumns: readonly PaperColumn[] = [
  { heading: 'HSN/SAC', width: 100 },
  { heading: 'Tax', width: 80, isFigure: true },
];

const named = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** An invoice to draw, with one copy. */
export function aPaper({ count = 1, taxCount = 2, address = 'Lotus Road', remark = '' }: PaperChange = {}): PrintablePaper {
  const lines = ['Niramaya Lotus Hospital Trust', address, 'Nagpur, Maharashtra - 440015, India', 'GSTIN: 27ABCDE1234F1Z0'];
  return {
    title: 'Tax Invoice',
    number: 'INV/0001',
    copies: ['ORIGINAL FOR RECIPIENT'],
    watermark: '',
    issuer: aDocument().issuer,
    facts: [
      { label: 'Invoice No.', text: 'INV/0001' },
      { label: 'Date', text: '20/11/2026' },
    ],
    parties: ['Bill To', 'Ship To'].map((title) => ({ title, lines })),
    hasPhotos: false,
    columns,
    rows: named(count, 'Fowler Bed').map((name, index) => ({ photo: '', texts: [String(index + 1), `${name}.`, '1,18,770.00'] })),
    totals: [
      'Total',
      'Less Discount',
      'Packing Charges',
      'Freight Charges',
      'Installation Charges',
      'Taxable Value',
      'CGST',
      'SGST',
      'GRAND TOTAL',
    ].map((label) => ({ label, text: '₹1,18,770.00' })),
    taxes: { columns: taxColumns, rows: named(taxCount, 'HSN').map((hsn) => [`${hsn}.`, '21,378.60']) },
    remarks: [
      { label: 'Amount in Words', text: 'Rupees One Lakh Eighteen Thousand Seven Hundred Seventy Only' },
      { label: 'Bank', text: 'State Bank of India, Chakan, Pune' },
      { label: 'Account No.', text: '00000012345678' },
      { label: 'IFSC', text: 'SBIN0001234' },
      ...(remark === '' ? [] : [{ label: 'Remark', text: remark }]),
    ],
    signatures: ['For Taramandal Furniture\nAuthorised signatory'],
    fileName: 'tax-invoice.pdf',
  };
}
