import { bookStatusOf } from '@vikray/contract/consignments/book-status.ts';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import type { StoredConsignment } from '../consignments/public.ts';
import { companyMasters, itemMaster, ledgersOf, partyLedger, partyMaster, unitMaster } from './tally-ledgers.ts';
import { tallyVoucher, type VoucherSettings } from './tally-voucher.ts';
import { element, xmlText } from './tally-xml.ts';

/** Reads the consignments of a file in chunks. Can be called several times. */
export type ReadConsignments = () => AsyncIterable<readonly StoredConsignment[]>;

export interface TallySettings extends VoucherSettings {
  readonly from: string;
  readonly to: string;
  /** A sentence that describes the file. */
  readonly note: string;
}

/** What Tally takes in one piece: a master or a voucher. */
export function message(master: string): string {
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF">${master}</TALLYMESSAGE>\n`;
}

/** A comment. Two hyphens would end it. */
export function comment(text: string): string {
  return `<!-- ${xmlText(text).replaceAll(/-(?=-)/g, '- ')} -->\n`;
}

function nameOf({ invoiceNumber, number }: ConsignmentDetails): string {
  return say.invoiceOf(invoiceNumber, number);
}

/** What comes before the masters. `note` describes the file. */
export function opening(companyName: string, note: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    comment(note),
    '<ENVELOPE>\n<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>\n<BODY><IMPORTDATA>\n',
    '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME><STATICVARIABLES>',
    `${element('SVCURRENTCOMPANY', companyName)}</STATICVARIABLES></REQUESTDESC>\n<REQUESTDATA>\n`,
  ].join('');
}

/** What comes after the vouchers. */
export const closing = '</REQUESTDATA>\n</IMPORTDATA></BODY>\n</ENVELOPE>\n';

/** Tally's XML in pieces: the masters that the vouchers name, then the vouchers. */
export async function* tallyFile(read: ReadConsignments, settings: TallySettings): AsyncGenerator<string> {
  const { company, note } = settings;
  yield opening(company.companyName, note);
  yield companyMasters(ledgersOf(company)).map(message).join('');
  const known = new Set<string>();
  const leftOut: Record<'undecided' | 'taxNotAllowed', string[]> = { undecided: [], taxNotAllowed: [] };
  for await (const chunk of read()) {
    for (const each of chunk) {
      const status = bookStatusOf(each);
      if (status === 'undecided' || status === 'taxNotAllowed') leftOut[status].push(nameOf(each));
    }
    yield chunk
      .filter(isInBooks)
      .flatMap((each) => newMasters(each, settings, known))
      .map(message)
      .join('');
  }
  if (leftOut.undecided.length > 0) yield comment(say.undecidedLeftOut(leftOut.undecided));
  if (leftOut.taxNotAllowed.length > 0) yield comment(say.voucherLeftOut(leftOut.taxNotAllowed));
  for await (const chunk of read())
    yield chunk
      .filter(isInBooks)
      .map((each) => message(tallyVoucher(each, settings)))
      .join('');
  yield closing;
}

/** Whether a consignment has an invoice with decided heads. Others have no voucher. */
function isInBooks(consignment: ConsignmentDetails): boolean {
  return bookStatusOf(consignment) === 'inBooks';
}

function newMasters(consignment: ConsignmentDetails, { company, withItems, from }: TallySettings, known: Set<string>): string[] {
  const { buyer, lines } = consignment;
  const isNew = (kind: string, name: string) => {
    const key = `${kind}|${name.toLowerCase()}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  };
  const party = partyLedger(buyer.name, ledgersOf(company));
  const parties = isNew('party', party) ? [partyMaster(consignment, party, from)] : [];
  if (!withItems) return parties;
  const units = lines.filter(({ unit }) => isNew('unit', unit)).map(({ unit }) => unitMaster(unit));
  return [...parties, ...units, ...lines.filter(({ name }) => isNew('item', name)).map((line) => itemMaster(line, from))];
}
