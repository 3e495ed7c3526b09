import type { CompanyGst } from '@vikray/contract/companies/company-gst.ts';
import type { SavedCompany } from '@vikray/contract/companies/company.ts';
import { eachMoneyLedger, moneyLedgers, type MoneyLedger } from '@vikray/contract/companies/money-ledgers.ts';
import type { CompanyGstColumns } from './companies-tables.ts';

/** The columns of the ledgers for money received. */
const ledgerColumns = {
  tallyBankTransfer: 'tally_bank_transfer',
  tallyUpi: 'tally_upi',
  tallyCheque: 'tally_cheque',
  tallyDemandDraft: 'tally_demand_draft',
  tallyCash: 'tally_cash',
  tallyCard: 'tally_card',
  tallyOther: 'tally_other',
  tallyTds: 'tally_tds',
  tallyGstTds: 'tally_gst_tds',
  tallyBankCharges: 'tally_bank_charges',
  tallyDiscount: 'tally_discount',
  tallyPenalty: 'tally_penalty',
} as const satisfies Record<MoneyLedger, keyof CompanyGstColumns>;

/** The GST settings of a company from its columns. */
export function asCompanyGst(row: CompanyGstColumns): CompanyGst {
  return {
    gstRegime: row.gst_regime,
    lut: row.lut,
    invoicesIssuedHere: row.invoices_issued_here,
    invoicePrefix: row.invoice_prefix,
    challanPrefix: row.challan_prefix,
    roundInvoices: row.round_invoices,
    chargesMode: row.charges_mode,
    eInvoices: row.e_invoices,
    ewayLimit: row.eway_limit_paise,
    tallySales: row.tally_sales,
    tallyCgst: row.tally_cgst,
    tallySgst: row.tally_sgst,
    tallyIgst: row.tally_igst,
    tallyPacking: row.tally_packing,
    tallyFreight: row.tally_freight,
    tallyInstallation: row.tally_installation,
    tallyRoundOff: row.tally_round_off,
    moneyFrom: row.money_from,
    receiptPrefix: row.receipt_prefix,
    creditPrefix: row.credit_prefix,
    upiId: row.upi_id,
    ...eachMoneyLedger((name) => row[ledgerColumns[name]]),
  };
}

/** The columns of the settings that a request names. */
export function companyGstColumns(input: Pick<SavedCompany, keyof CompanyGst>): Partial<CompanyGstColumns> {
  return {
    ...(input.gstRegime !== undefined && { gst_regime: input.gstRegime }),
    ...(input.lut !== undefined && { lut: input.lut }),
    ...(input.invoicesIssuedHere !== undefined && { invoices_issued_here: input.invoicesIssuedHere }),
    ...(input.invoicePrefix !== undefined && { invoice_prefix: input.invoicePrefix }),
    ...(input.challanPrefix !== undefined && { challan_prefix: input.challanPrefix }),
    ...(input.roundInvoices !== undefined && { round_invoices: input.roundInvoices }),
    ...(input.chargesMode !== undefined && { charges_mode: input.chargesMode }),
    ...(input.eInvoices !== undefined && { e_invoices: input.eInvoices }),
    ...(input.ewayLimit !== undefined && { eway_limit_paise: input.ewayLimit }),
    ...(input.tallySales !== undefined && { tally_sales: input.tallySales }),
    ...(input.tallyCgst !== undefined && { tally_cgst: input.tallyCgst }),
    ...(input.tallySgst !== undefined && { tally_sgst: input.tallySgst }),
    ...(input.tallyIgst !== undefined && { tally_igst: input.tallyIgst }),
    ...(input.tallyPacking !== undefined && { tally_packing: input.tallyPacking }),
    ...(input.tallyFreight !== undefined && { tally_freight: input.tallyFreight }),
    ...(input.tallyInstallation !== undefined && { tally_installation: input.tallyInstallation }),
    ...(input.tallyRoundOff !== undefined && { tally_round_off: input.tallyRoundOff }),
    ...(input.moneyFrom !== undefined && { money_from: input.moneyFrom ?? '' }),
    ...(input.receiptPrefix !== undefined && { receipt_prefix: input.receiptPrefix }),
    ...(input.creditPrefix !== undefined && { credit_prefix: input.creditPrefix }),
    ...(input.upiId !== undefined && { upi_id: input.upiId }),
    ...Object.fromEntries(moneyLedgers.flatMap((name) => (input[name] === undefined ? [] : [[ledgerColumns[name], input[name]]]))),
  };
}
