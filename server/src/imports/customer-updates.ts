import { customerImportCsv } from '@vikray/contract/customers/customer-csv.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { registeredGstin } from '@vikray/contract/gst/gstin.ts';
import { importColumns } from '@vikray/contract/imports/import-columns.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { customersByKeys, restoreCustomer, updateImportedCustomer, type NewImportedCustomer } from '../customers/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Wire } from './wire.ts';
import type { KnownRecord, RecordUpdates } from './record-updates.ts';

/** Customers are found by their GSTIN, or else by their name. */
export const customerUpdates: RecordUpdates = {
  keyFields: ['companyname', 'gstin'],
  unchanged: { contacts: say.contactsUnchanged },
  async find(db, rows) {
    const names = rows.map((row) => textIn(row, 'companyname')).filter((name) => name !== '');
    const gstins = rows.map((row) => registeredGstin(textIn(row, 'gstin'))).filter((gstin) => gstin !== '');
    const customers = await customersByKeys(db, names, gstins);
    const byName = new Map(customers.map((customer) => [nameKey(customer.companyName), customer]));
    const byGstin = Map.groupBy(customers, ({ gstin }) => gstin);
    return rows.map((row) => {
      const gstin = registeredGstin(textIn(row, 'gstin'));
      const named = byName.get(nameKey(textIn(row, 'companyname')));
      const [only, ...others] = (gstin !== '' && byGstin.get(gstin)) || [];
      // Branches may share a GSTIN. The name tells them apart.
      if (others.length > 0 && named === undefined) return say.sharedGstin(gstin);
      const found = others.length > 0 ? named : (only ?? named);
      return found && known(found);
    });
  },
  async make(tx, { recordId, version, data }, stamp) {
    // The rows contain the results of `prepare` as JSON.
    const changed = await updateImportedCustomer(tx, { customerId: recordId, version }, data as NewImportedCustomer, stamp);
    if (!changed) return undefined;
    const { before, after, columns } = changed;
    return {
      made: { before: columns, versionAfter: after.version, statusAfter: after.status },
      change: { record: 'customer', id: recordId, before, after },
    };
  },
  async undo(tx, recordId, columns, stamp) {
    const restored = await restoreCustomer(tx, recordId, columns, stamp);
    return restored && { record: 'customer', id: recordId, ...restored };
  },
};

function textIn(row: Wire, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : '';
}

/** A customer as a row of its import. */
function known(customer: Customer): KnownRecord {
  const texts = Object.fromEntries(
    customerImportCsv.columns.flatMap(({ heading, text }) => {
      const column = importColumns.customers.find((each) => each.heading === heading);
      return column ? [[column.wire, text(customer)] as const] : [];
    }),
  );
  const contacts = customer.contacts.map(({ name, designation, mobile, email, phone }) => ({ name, designation, mobile, email, phone }));
  return { recordId: customer.customerId, version: customer.version, name: customer.companyName, wire: { ...texts, contacts } };
}
