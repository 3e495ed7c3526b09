/** The ledgers that vouchers of money received name: by the mode of a payment, and by what was kept back. */
import { ledgerOfDeduction, ledgerOfMode, moneyLedgers } from '@vikray/contract/companies/money-ledgers.ts';
import { fieldLabel } from '@vikray/contract/audit-log/field-labels.ts';
import type { DeductionKind, ReceiptMode } from '@vikray/contract/money/receipt-words.ts';
import type { OpenCompany } from '../companies/public.ts';
import { ledgerMaster, mastersByName } from './tally-ledgers.ts';

/** What the vouchers of a file move. */
export interface Moved {
  readonly modes: readonly ReceiptMode[];
  readonly deductions: readonly DeductionKind[];
  readonly hasCreditNotes: boolean;
}

const ofSales = [
  ...(['tallySales', 'tallyCgst', 'tallySgst', 'tallyIgst'] as const),
  ...(['tallyPacking', 'tallyFreight', 'tallyInstallation', 'tallyRoundOff'] as const),
] as const;

type LedgerField = (typeof ofSales)[number] | (typeof moneyLedgers)[number];

function fieldsOf({ modes, deductions, hasCreditNotes }: Moved): LedgerField[] {
  const named = [...modes.map((mode) => ledgerOfMode[mode]), ...deductions.map((kind) => ledgerOfDeduction[kind])];
  const inUse = new Set<LedgerField>([...named, ...(hasCreditNotes ? ofSales : [])]);
  return [...ofSales, ...moneyLedgers].filter((field) => inUse.has(field));
}

/** What the company form calls the ledgers that the vouchers name and that are blank. */
export function missingLedgers(company: OpenCompany, moved: Moved): string[] {
  return fieldsOf(moved)
    .filter((field) => company[field].trim() === '')
    .map((field) => fieldLabel('company', field));
}

const banks = new Set<LedgerField>(
  (['Bank Transfer', 'UPI', 'Cheque', 'Demand Draft', 'Card', 'Other'] as const).map((mode) => ledgerOfMode[mode]),
);

/** Tally's own group of a ledger. Tax that a customer keeps back is claimed from the state, so it is an asset. */
function groupOf(field: LedgerField): string {
  if (banks.has(field)) return 'Bank Accounts';
  if (field === 'tallyCash') return 'Cash-in-Hand';
  return field === 'tallyTds' || field === 'tallyGstTds' ? 'Current Assets' : 'Indirect Expenses';
}

/** The masters of these ledgers, without those of sales. */
export function moneyMasters(company: OpenCompany, moved: Moved): string[] {
  const money = fieldsOf({ ...moved, hasCreditNotes: false }).filter((field) => !(moved.hasCreditNotes && field === 'tallyRoundOff'));
  return mastersByName(money.map((field) => [company[field], ledgerMaster(company[field], groupOf(field))]));
}
