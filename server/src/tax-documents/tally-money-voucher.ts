/** Receipts, bounced cheques, refunds and credit notes as vouchers of Tally (PAY-24). */
import { ledgerOfDeduction, ledgerOfMode } from '@vikray/contract/companies/money-ledgers.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import type { OpenCompany } from '../companies/public.ts';
import type { CreditedSale } from '../credit-notes/public.ts';
import type { MoneyVoucher, VoucherReference } from '../money/public.ts';
import { signedText } from './amount-texts.ts';
import { ledgersOf } from './tally-ledgers.ts';
import { bookedBy, ledgerEntry, sumsToZero, tradingFields, type Entry } from './tally-voucher.ts';
import { element, group, xmlText } from './tally-xml.ts';

interface Heading {
  /** Stays the same for a record, so that a second import alters its voucher. */
  readonly remoteId: string;
  readonly type: 'Receipt' | 'Payment' | 'Journal' | 'Credit Note';
  readonly date: string;
  readonly number: string;
  readonly reference: string;
  readonly narration: string;
  /** The party, and for a credit note the tax of its sale. */
  readonly parties: readonly string[];
}

interface PartyEntry {
  readonly party: string;
  /** In paise; positive for a credit. */
  readonly amount: number;
  readonly bills: readonly string[];
}

function voucher(heading: Heading, { party, amount, bills }: PartyEntry, entries: readonly Entry[]): string {
  const { remoteId, type, date, number, reference, narration, parties } = heading;
  sumsToZero(remoteId, [{ ledger: party, amount }, ...entries]);
  const day = date.replaceAll('-', '');
  const attributes = `REMOTEID="${xmlText(remoteId)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View"`;
  const inner = [
    element('DATE', day),
    element('EFFECTIVEDATE', day),
    element('VOUCHERTYPENAME', type),
    element('VOUCHERNUMBER', number),
    element('REFERENCE', reference),
    ...parties,
    element('NARRATION', narration),
    element('ISINVOICE', 'No'),
    element('PERSISTEDVIEW', 'Accounting Voucher View'),
    ledgerEntry({ ledger: party, amount }, [element('ISPARTYLEDGER', 'Yes'), ...bills]),
    ...entries.map((entry) => ledgerEntry(entry)),
  ];
  return `<VOUCHER ${attributes}>${inner.join('')}</VOUCHER>`;
}

function bill(name: string, type: 'Agst Ref' | 'Advance' | 'On Account', amount: number): string {
  const named = name === '' ? [] : [element('NAME', name)];
  return group('BILLALLOCATIONS.LIST', [...named, element('BILLTYPE', type), element('AMOUNT', signedText(amount))]);
}

/** An advance is entered by the receipt; what takes it back is against it. */
function typeOf({ kind }: VoucherReference, isReceipt: boolean) {
  if (kind === 'On Account') return kind;
  return kind === 'Advance' && isReceipt ? 'Advance' : 'Agst Ref';
}

const nameOf = { receipt: 'Receipt', bounce: 'Bounced cheque of receipt', refund: 'Refund' } as const;

/** A receipt or what takes it back. The party is credited with what came and what was kept back, and debited when it goes. */
export function moneyVoucher(money: MoneyVoucher, company: OpenCompany, party: string): string {
  const { kind, id, mode, amount, deductions, references } = money;
  const isReceipt = kind === 'receipt';
  const sign = isReceipt ? 1 : -1;
  const whole = amount + deductions.reduce((sum, each) => sum + each.amount, 0);
  const cheque = money.chequeDate === '' ? '' : `of ${dashedDate(money.chequeDate)}`;
  const paid = amount === 0 ? 'deductions alone' : [mode, money.reference, cheque, money.bank].filter(Boolean).join(' ');
  return voucher(
    {
      remoteId: `vikray-${company.companyId}-${kind}-${id}`,
      // Tally's receipts and payments name a bank or cash; one that was kept back as a whole names none.
      type: amount === 0 ? 'Journal' : isReceipt ? 'Receipt' : 'Payment',
      date: money.date,
      number: money.number,
      reference: money.reference,
      narration: `Draft from Vikray. ${nameOf[kind]} ${money.number}, ${paid}.${money.reason === '' ? '' : ` ${money.reason}`}`,
      parties: [element('PARTYLEDGERNAME', party)],
    },
    {
      party,
      amount: sign * whole,
      bills: references.map((each) => bill(each.name, typeOf(each, isReceipt), sign * each.amount)),
    },
    [
      { ledger: company[ledgerOfMode[mode]], amount: -sign * amount },
      ...deductions.map((each) => ({ ledger: company[ledgerOfDeduction[each.kind]], amount: -sign * each.amount })),
    ].filter((entry) => entry.amount !== 0),
  );
}

/** A credit note: its sale the other way round, against its invoice. */
export function creditVoucher({ note, credited }: CreditedSale, company: OpenCompany, party: string): string {
  const booked = bookedBy(credited, ledgersOf(company)).map(({ ledger, amount }) => ({ ledger, amount: -amount }));
  return voucher(
    {
      remoteId: `vikray-${company.companyId}-credit-note-${note.creditNoteId}`,
      type: 'Credit Note',
      date: note.date,
      number: note.number,
      reference: note.invoiceNumber,
      narration: `Draft from Vikray. Invoice ${note.invoiceNumber}, order ${note.orderNumber}. ${note.reason}.`,
      parties: tradingFields(credited, party),
    },
    { party, amount: note.total, bills: [bill(note.invoiceNumber, 'Agst Ref', note.total)] },
    booked,
  );
}
