/** What an accountant looks for on a paper, clause by clause. The words are those that the paper has for it. */
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';

type Checklist = Readonly<Record<string, readonly string[]>>;

const partyOf = ({ name, address, city, pincode }: ConsignmentDetails['buyer']) => [name, ...address.split('\n'), city, pincode];
const goodsOf = ({ lines }: ConsignmentDetails) => lines.flatMap(({ name }) => [name]);
const codesOf = ({ lines }: ConsignmentDetails) => ['HSN/SAC', ...lines.map(({ hsn }) => hsn)];
const quantitiesOf = ({ lines }: ConsignmentDetails) => ['Qty.', 'Unit', ...lines.map(({ quantity, unit }) => `${quantity} ${unit}`)];

/** Rule 46, the tax invoice. Its clause (r), the QR code with the IRN, has tests of its own. */
export function rule46(made: ConsignmentDetails): Checklist {
  return {
    title: ['TAX INVOICE', 'ORIGINAL FOR RECIPIENT'],
    '(a) supplier': [...partyOf(made.seller), made.seller.gstin],
    '(b) number': [`Invoice No. ${made.invoiceNumber}`],
    '(c) date': [`Date ${slashedDate(made.invoiceDate)}`],
    '(d) recipient': ['Bill To', ...partyOf(made.buyer), `GSTIN: ${made.buyer.gstin || 'Unregistered'}`],
    '(e), (f) State and code of a recipient who is not registered': ['State: Maharashtra (27)'],
    '(g) HSN': codesOf(made),
    '(h) description': goodsOf(made),
    '(i) quantity and unit': quantitiesOf(made),
    '(j) total value': [`Total ${formatRupees(made.gross)}`, `GRAND TOTAL ${formatRupees(made.total)}`],
    '(k) taxable value after discount': [`Less Discount ${formatRupees(made.discount)}`, `Taxable Value ${formatRupees(made.taxable)}`],
    '(l) rate of each head': ['18%', 'CGST %', 'SGST %', '9%'],
    '(m) amount of each head': [`CGST ${formatRupees(made.cgst)}`, `SGST ${formatRupees(made.sgst)}`],
    '(n) place of supply': ['Place of Supply Maharashtra (27)'],
    '(o) address of delivery': ['Ship To', ...partyOf(made.consignee)],
    '(p) reverse charge': ['Reverse Charge No'],
    '(q) signature': [`For ${made.seller.name} Authorised signatory`],
    custom: ['Amount in Words Rupees', 'State Bank of India, Nashik Road', '00000030123456789', 'UDYAM-MH-23-0012345'],
  };
}

/** Rule 49, the bill of supply of a company under composition. */
export function rule49(made: ConsignmentDetails): Checklist {
  return {
    title: ['BILL OF SUPPLY', 'ORIGINAL FOR RECIPIENT'],
    '(a) supplier': [...partyOf(made.seller), made.seller.gstin],
    '(b) number': [`Invoice No. ${made.invoiceNumber}`],
    '(c) date': [`Date ${slashedDate(made.invoiceDate)}`],
    '(d) recipient': ['Bill To', ...partyOf(made.buyer), `GSTIN: ${made.buyer.gstin || 'Unregistered'}`],
    '(e) HSN': codesOf(made),
    '(f) description': goodsOf(made),
    '(g) value after discount': [`Value ${formatRupees(made.taxable)}`, `GRAND TOTAL ${formatRupees(made.total)}`],
    '(h) signature': [`For ${made.seller.name} Authorised signatory`],
    'rule 5(1)(f)': ['Composition taxable person, not eligible to collect tax on supplies.'],
  };
}

/** Rule 55, the delivery challan of goods that travel for supply. */
export function rule55(made: ConsignmentDetails): Checklist {
  return {
    title: ['DELIVERY CHALLAN', 'ORIGINAL FOR CONSIGNEE'],
    '(i) number and date': [`Challan No. ${made.challanNumber}`, 'Date 20/11/2026'],
    '(ii) consigner': ['Consigner', ...partyOf(made.seller), `GSTIN: ${made.seller.gstin}`],
    '(iii) consignee': ['Consignee', ...partyOf(made.consignee), `GSTIN: ${made.consignee.gstin || 'Unregistered'}`],
    '(iv) HSN and description': [...codesOf(made), ...goodsOf(made)],
    '(v) quantity': quantitiesOf(made),
    '(vi) taxable value': [`Taxable Value ${formatRupees(made.taxable)}`],
    '(vii) rate and amount of tax': ['18%', '9%', `CGST ${formatRupees(made.cgst)}`, `SGST ${formatRupees(made.sgst)}`],
    '(viii) place of supply': ['Place of Supply Maharashtra (27)'],
    '(ix) signature': [`For ${made.seller.name} Authorised signatory`],
  };
}

/** The clauses of a checklist that the text of a paper does not meet, each with the words that it lacks. */
export function unmet(text: string, checklist: Checklist): string[] {
  return Object.entries(checklist).flatMap(([clause, words]) =>
    words.filter((said) => !text.includes(said.replaceAll(/\s+/g, ' ').trim())).map((said) => `${clause}: ${said}`),
  );
}
