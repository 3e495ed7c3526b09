import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedOpeningBill, isOpenAtMost } from '@vikray/contract/imports/imported-entries.ts';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { findIssuerNamed } from '../companies/public.ts';
import { findCreditDays, findCustomerIdByGstin, findCustomerIdNamed } from '../customers/public.ts';
import { insertOpeningBills, openingBillKey, takeBackOpeningBills, takenOpeningBills, type NewOpeningBill } from '../money/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { dependenceOfBills } from './dependence-store.ts';
import { goneCustomer } from './gone-records.ts';
import { printable } from './printable.ts';
import { recordImporter } from './record-importer.ts';
import type { Wire } from './wire.ts';

interface Named {
  readonly customer?: string | undefined;
  readonly gstin?: string | null | undefined;
}

/** The customer by its name, else by its GSTIN. */
async function customerOf(db: Db, { customer = '', gstin }: Named): Promise<number | undefined> {
  const named = customer === '' ? undefined : await findCustomerIdNamed(db, customer);
  return named ?? (gstin ? findCustomerIdByGstin(db, gstin) : undefined);
}

export const openingBillImporter = recordImporter({
  kind: 'openingbills',
  label: 'invoicenumber',
  input: importedOpeningBill,
  rules: [isOpenAtMost],
  presentSentence: say.openingBillPresent,
  present: takenOpeningBills,
  dependence: dependenceOfBills,
  takeBack: takeBackOpeningBills,
  async read(_context, wire): Promise<Wire> {
    return wire['amount'] === undefined ? { ...wire, amount: wire['open'], open: undefined } : wire;
  },
  async keyOf({ company, invoiceNumber, ...named }, { db }) {
    const issuer = company === undefined ? undefined : await findIssuerNamed(db, company);
    const customerId = await customerOf(db, named);
    if (!issuer || customerId === undefined || invoiceNumber === undefined) return undefined;
    return openingBillKey({ companyId: issuer.companyId, customerId, number: invoiceNumber });
  },
  async faults({ db, today }, { company, customer = '', gstin, invoiceDate, dueDate }) {
    const faults: FailedCheck[] = [];
    const issuer = company === undefined ? undefined : await findIssuerNamed(db, company);
    if (company !== undefined && !issuer) faults.push({ field: 'company', message: say.unknownIssuer(printable(company)) });
    if (company !== undefined && issuer?.moneyFrom === '') faults.push({ field: 'company', message: say.moneyNotKept(printable(company)) });
    if (customer === '' && !gstin) faults.push({ field: 'customer', message: say.enterCustomer });
    else if ((await customerOf(db, { customer, gstin })) === undefined)
      faults.push({
        field: 'customer',
        message: customer === '' ? say.unknownGstin(printable(gstin ?? '')) : say.unknownCustomer(printable(customer)),
      });
    if (invoiceDate !== undefined && invoiceDate > today) faults.push({ field: 'invoiceDate', message: say.billAhead });
    if (dueDate && invoiceDate !== undefined && dueDate < invoiceDate) faults.push({ field: 'dueDate', message: say.dueBeforeBill });
    return faults;
  },
  async prepare({ db }, { invoiceNumber, invoiceDate, dueDate, amount, open, ...named }): Promise<NewOpeningBill> {
    const issuer = await findIssuerNamed(db, named.company);
    const customerId = await customerOf(db, named);
    if (!issuer || customerId === undefined) throw new Error('The check should have refused an unknown company or customer');
    const dueOn = dueDate || addDays(invoiceDate, await findCreditDays(db, customerId));
    return { companyId: issuer.companyId, customerId, number: invoiceNumber, date: invoiceDate, dueOn, amount, open: open ?? amount };
  },
  gone: goneCustomer,
  insert: insertOpeningBills,
});
