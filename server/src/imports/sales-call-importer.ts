import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importedSalesCall } from '@vikray/contract/imports/imported-records.ts';
import { insertSalesCalls, listKnownSalesIds, takeBackSalesCalls, type NewSalesCall } from '../sales-calls/public.ts';
import { findOnlyUserNamed } from '../users/public.ts';
import { dependenceOfCalls } from './dependence-store.ts';
import { recordImporter } from './record-importer.ts';

export const salesCallImporter = recordImporter({
  kind: 'sales-calls',
  label: 'salesid',
  input: importedSalesCall,
  presentSentence: say.salesCallPresent,
  present: listKnownSalesIds,
  dependence: dependenceOfCalls,
  takeBack: takeBackSalesCalls,
  keyOf: ({ salesId }) => salesId,
  async prepare({ db }, { contacts, ...call }): Promise<NewSalesCall> {
    const names = contacts
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    return {
      ...call,
      name: names[0] ?? '',
      contactPersons: names.map((name) => ({ name })),
      // The list finds the customer by the company name.
      customerId: null,
      staffId: call.staffName === '' ? null : ((await findOnlyUserNamed(db, call.staffName)) ?? null),
    };
  },
  insert: (tx, records, importId, { now }) => insertSalesCalls(tx, records, { importId, now }),
});
