import { bookStatusOf } from '@vikray/contract/consignments/book-status.ts';
import { receiptFileMessages } from '@vikray/contract/tax-documents/receipt-file-messages.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import type { CreditedSale } from '../credit-notes/public.ts';
import type { OpenCompany } from '../companies/public.ts';
import type { MoneyVoucher } from '../money/public.ts';
import { closing, comment, message, opening } from './tally-file.ts';
import { companyMasters, ledgersOf, partyLedger, partyMaster, type TallyParty } from './tally-ledgers.ts';
import { moneyMasters, type Moved } from './tally-money-ledgers.ts';
import { creditVoucher, moneyVoucher } from './tally-money-voucher.ts';

/** Customers with their numbers. */
export type NumberedParties = ReadonlyMap<number, TallyParty>;

/** What a file of receipts is made of. Each reader can be called several times. */
export interface ReceiptsFileFacts {
  readonly company: OpenCompany;
  /** The first day of the period. */
  readonly from: string;
  /** A sentence that describes the file. */
  readonly note: string;
  readonly moved: Moved;
  /** The customers whose money moved, in chunks. */
  readonly readParties: () => AsyncIterable<NumberedParties>;
  readonly readMoney: () => AsyncIterable<readonly MoneyVoucher[]>;
  readonly readCredited: () => AsyncIterable<readonly CreditedSale[]>;
}

/** Whether a credit note has a voucher: its invoice has one, and so decided heads. */
export function isInBooks({ credited }: CreditedSale): boolean {
  return bookStatusOf(credited) === 'inBooks';
}

/** Tally's XML of receipts, bounced cheques, refunds and credit notes in pieces: the masters that the vouchers name, then the vouchers. */
export async function* receiptsFile(facts: ReceiptsFileFacts): AsyncGenerator<string> {
  const { company, from, note, moved, readParties, readMoney, readCredited } = facts;
  const ledgers = ledgersOf(company);
  yield opening(company.companyName, note);
  yield [...(moved.hasCreditNotes ? companyMasters(ledgers) : []), ...moneyMasters(company, moved)].map(message).join('');
  const known = new Set<string>();
  const mastersOf = (parties: Iterable<TallyParty>) => {
    const masters: string[] = [];
    for (const party of parties) {
      const name = partyLedger(party.buyer.name, ledgers);
      if (known.has(name.toLowerCase())) continue;
      known.add(name.toLowerCase());
      masters.push(message(partyMaster(party, name, from)));
    }
    return masters.join('');
  };
  const ledgerOf = new Map<number, string>();
  for await (const parties of readParties()) {
    for (const [customerId, { buyer }] of parties) ledgerOf.set(customerId, partyLedger(buyer.name, ledgers));
    yield mastersOf(parties.values());
  }
  const leftOut: string[] = [];
  for await (const sales of readCredited()) {
    leftOut.push(...sales.filter((sale) => !isInBooks(sale)).map(({ note: each }) => say.creditOf(each.number, each.invoiceNumber)));
    yield mastersOf(sales.filter(isInBooks).map(({ credited }) => credited));
  }
  if (leftOut.length > 0) yield comment(receiptFileMessages.creditLeftOut(leftOut));
  for await (const chunk of readMoney())
    yield chunk.map((each) => message(moneyVoucher(each, company, ledgerOf.get(each.customerId) ?? ''))).join('');
  for await (const sales of readCredited())
    yield sales
      .filter(isInBooks)
      .map((sale) => message(creditVoucher(sale, company, partyLedger(sale.credited.buyer.name, ledgers))))
      .join('');
  yield closing;
}
