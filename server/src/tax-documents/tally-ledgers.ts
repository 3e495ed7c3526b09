/** The ledgers that the vouchers name, and the masters that create them. The groups of ledgers have Tally's own names. */
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import type { OpenCompany } from '../companies/public.ts';
import { eachMoneyLedger, type MoneyLedger } from '@vikray/contract/companies/money-ledgers.ts';
import { visible } from '@vikray/contract/printing/visible-text.ts';
import { unitWithName } from '@vikray/contract/gst/unit-names.ts';
import { element, group, xmlText } from './tally-xml.ts';

/** The names of a company's ledgers in Tally. */
export interface Ledgers {
  readonly sales: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly igst: string;
  readonly packing: string;
  readonly freight: string;
  readonly installation: string;
  readonly roundOff: string;
  /** Those for money received, once the company keeps it here. */
  readonly money?: Readonly<Record<MoneyLedger, string>>;
}

/** The ledger names of a company. */
export function ledgersOf(company: OpenCompany): Ledgers {
  return {
    sales: company.tallySales,
    cgst: company.tallyCgst,
    sgst: company.tallySgst,
    igst: company.tallyIgst,
    packing: company.tallyPacking,
    freight: company.tallyFreight,
    installation: company.tallyInstallation,
    roundOff: company.tallyRoundOff,
    ...(company.moneyFrom !== '' && { money: eachMoneyLedger((name) => company[name]) }),
  };
}

/** The ledger of a customer. A customer with the name of another ledger gets a suffix. */
export function partyLedger(name: string, ledgers: Ledgers): string {
  const plain = visible(name).trim();
  const { money = {}, ...ofSales } = ledgers;
  const isTaken = Object.values({ ...ofSales, ...money }).some((taken: string) => taken.toLowerCase() === plain.toLowerCase());
  return isTaken ? `${plain} (Customer)` : plain;
}

/** The master of a ledger in one of Tally's groups. */
export function ledgerMaster(name: string, parent: string, more: readonly string[] = []): string {
  const names = group('NAME.LIST', [element('NAME', name)]);
  return `<LEDGER NAME="${xmlText(name)}" ACTION="Create">${names}${element('PARENT', parent)}${more.join('')}</LEDGER>`;
}

/** The masters of ledgers by their names. A name that several ledgers share appears once. */
export function mastersByName(named: readonly (readonly [name: string, master: string])[]): string[] {
  const once = new Map<string, string>();
  for (const [name, master] of named) if (!once.has(name.toLowerCase())) once.set(name.toLowerCase(), master);
  return [...once.values()];
}

/** The masters of the ledgers that every voucher may use. */
export function companyMasters(ledgers: Ledgers): string[] {
  const tax = (name: string, head: string) =>
    [name, ledgerMaster(name, 'Duties & Taxes', [element('TAXTYPE', 'GST'), element('GSTDUTYHEAD', head)])] as const;
  return mastersByName([
    [ledgers.sales, ledgerMaster(ledgers.sales, 'Sales Accounts')],
    tax(ledgers.cgst, 'CGST'),
    tax(ledgers.sgst, 'SGST/UTGST'),
    tax(ledgers.igst, 'IGST'),
    // What customers pay for packing, freight and installation is income.
    ...[ledgers.packing, ledgers.freight, ledgers.installation].map((name) => [name, ledgerMaster(name, 'Indirect Incomes')] as const),
    [ledgers.roundOff, ledgerMaster(ledgers.roundOff, 'Indirect Expenses')],
  ]);
}

/** How Tally's list of registration types calls a buyer. */
export function registrationOf({ buyer, gstCategory }: TallyParty): string {
  if (buyer.gstin === '') return 'Unregistered/Consumer';
  return gstCategory.startsWith('SEZ') ? 'Regular-SEZ' : 'Regular';
}

/** A customer as a consignment or a receipt knows it. */
export type TallyParty = Pick<ConsignmentDetails, 'buyer' | 'gstCategory'>;

/** The master of a customer. `from` is the day from which its details apply: the first of the file. */
export function partyMaster(party: TallyParty, name: string, from: string): string {
  const { buyer } = party;
  const day = element('APPLICABLEFROM', from.replaceAll('-', ''));
  const address = buyer.address.split('\n').map((line) => element('ADDRESS', line));
  const place = [element('STATE', buyer.state), element('COUNTRY', buyer.country || 'India'), element('PINCODE', buyer.pincode)];
  return ledgerMaster(name, 'Sundry Debtors', [
    element('ISBILLWISEON', 'Yes'),
    group('LEDMAILINGDETAILS.LIST', [
      group('ADDRESS.LIST', [...address, element('ADDRESS', buyer.city)]),
      day,
      element('MAILINGNAME', buyer.name),
      ...place,
    ]),
    group('LEDGSTREGDETAILS.LIST', [
      day,
      element('GSTREGISTRATIONTYPE', registrationOf(party)),
      ...(buyer.gstin === '' ? [] : [element('GSTIN', buyer.gstin)]),
    ]),
  ]);
}

/** The master of a unit. */
export function unitMaster(unit: string): string {
  const fields = [element('NAME', unit), element('ISSIMPLEUNIT', 'Yes'), element('DECIMALPLACES', '0')];
  return `<UNIT NAME="${xmlText(unit)}" ACTION="Create">${fields.join('')}${element('GSTREPUOM', unitWithName(unit))}</UNIT>`;
}

/** The master of a product. */
export function itemMaster(item: { readonly name: string; readonly unit: string; readonly hsn: string }, from: string): string {
  const { name, unit, hsn } = item;
  const names = group('NAME.LIST', [element('NAME', name)]);
  const code = group('HSNDETAILS.LIST', [
    element('APPLICABLEFROM', from.replaceAll('-', '')),
    element('HSNCODE', hsn),
    element('SRCOFHSNDETAILS', 'Specify Details Here'),
  ]);
  const fields = `${names}${element('BASEUNITS', unit)}${element('GSTAPPLICABLE', 'Applicable')}${hsn === '' ? '' : code}`;
  return `<STOCKITEM NAME="${xmlText(name)}" ACTION="Create">${fields}</STOCKITEM>`;
}
