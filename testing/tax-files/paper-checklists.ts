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

/** A party as a paper names it. */
interface PaperParty {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly gstin: string;
}

const partyWords = ({ name, address, city, pincode }: PaperParty) => [name, ...address.split('\n'), city, pincode];

/** What a receipt or refund must say. */
interface Voucher {
  readonly supplier: PaperParty;
  readonly recipient: PaperParty;
  readonly number: string;
  readonly date: string;
  readonly goods: readonly string[];
  readonly amount: number;
  readonly place: string;
}

/** Rule 50, the receipt voucher of an advance. For goods no tax is payable, and the voucher says so. */
export function rule50({ supplier, recipient, number, date, goods, amount, place }: Voucher): Checklist {
  return {
    title: ['RECEIPT VOUCHER'],
    '(a) supplier': [...partyWords(supplier), supplier.gstin],
    '(b) number': [`Receipt No. ${number}`],
    '(c) date': [`Date ${slashedDate(date)}`],
    '(d) recipient': ['Received From', ...partyWords(recipient), `GSTIN: ${recipient.gstin || 'Unregistered'}`],
    '(e) description of the goods': goods,
    '(f) amount of the advance': [`Of This Advance ${formatRupees(amount)}`],
    '(g), (h) rate and amount of tax': ['GST %', 'Nil', 'No tax is payable on an advance for goods (Notification 66/2017).'],
    '(i) place of supply': [`Place of Supply ${place}`],
    '(j) reverse charge': ['Reverse Charge No'],
    '(k) signature': [`For ${supplier.name} Authorised signatory`],
  };
}

/** Rule 51, the refund voucher. */
export function rule51({
  supplier,
  recipient,
  number,
  date,
  goods,
  amount,
  receipt,
}: Omit<Voucher, 'place'> & { receipt: string }): Checklist {
  return {
    title: ['REFUND VOUCHER'],
    '(a) supplier': [...partyWords(supplier), supplier.gstin],
    '(b) number': [`Refund No. ${number}`],
    '(c) date': [`Date ${slashedDate(date)}`],
    '(d) recipient': ['Paid To', ...partyWords(recipient), `GSTIN: ${recipient.gstin || 'Unregistered'}`],
    '(e) number and date of the receipt voucher': [`Against Receipt ${receipt}`],
    '(f) description of the goods': goods,
    '(g) amount of the refund': [`AMOUNT PAID BACK ${formatRupees(amount)}`],
    '(h), (i) rate and amount of tax': ['GST %', 'Nil', 'No tax is payable on an advance for goods (Notification 66/2017).'],
    '(j) reverse charge': ['Reverse Charge No'],
    '(k) signature': [`For ${supplier.name} Authorised signatory`],
  };
}

/** Rule 53 (1A), the credit note on a tax invoice. */
export function rule53(
  { seller, buyer, consignee, invoiceNumber, invoiceDate }: ConsignmentDetails,
  note: { number: string; date: string; taxable: number; cgst: number; sgst: number; total: number },
): Checklist {
  return {
    '(a) supplier': [...partyOf(seller), seller.gstin],
    '(b) nature of the document': ['CREDIT NOTE'],
    '(c) number': [`Credit Note No. ${note.number}`],
    '(d) date': [`Date ${slashedDate(note.date)}`],
    '(e) recipient': ['Bill To', ...partyOf(buyer), `GSTIN: ${buyer.gstin || 'Unregistered'}`],
    '(f) address of delivery with State and code': ['Ship To', ...partyOf(consignee), 'State: Maharashtra (27)'],
    '(g) number and date of the invoice': [`Against Invoice ${invoiceNumber}`, `Invoice Date ${slashedDate(invoiceDate)}`],
    '(h) value, rate and tax': [
      `Taxable Value ${formatRupees(note.taxable)}`,
      '18%',
      `CGST ${formatRupees(note.cgst)}`,
      `SGST ${formatRupees(note.sgst)}`,
      `TOTAL CREDIT ${formatRupees(note.total)}`,
    ],
    '(i) signature': [`For ${seller.name} Authorised signatory`],
  };
}

/** The clauses of a checklist that the text of a paper does not meet, each with the words that it lacks. */
export function unmet(text: string, checklist: Checklist): string[] {
  return Object.entries(checklist).flatMap(([clause, words]) =>
    words.filter((said) => !text.includes(said.replaceAll(/\s+/g, ' ').trim())).map((said) => `${clause}: ${said}`),
  );
}
