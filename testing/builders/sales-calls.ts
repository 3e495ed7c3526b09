import type { Db } from '../../server/src/platform/database/tables.ts';
import { insertSalesCalls, type NewSalesCall } from '../../server/src/sales-calls/sales-call-store.ts';

let lastNumber = 0;

/** A sales call as an import brings it; every call makes another one. */
export function aSalesCall(change: Partial<NewSalesCall> = {}): NewSalesCall {
  const number = ++lastNumber;
  return {
    salesId: `SC-${String(number).padStart(4, '0')}`,
    companyName: `Girnar Laboratories ${number}`,
    name: 'Ms. Rewa Date',
    contactPersons: [{ name: 'Ms. Rewa Date' }, { name: 'Dr. Uday Nene' }],
    callType: 'Visit',
    description: 'Fume hoods for the new wing',
    callAction: 'Demonstration',
    actionDate: '2026-10-05',
    actionDescription: 'Sample shown on site',
    staffName: 'Rohini Sondhi',
    status: 'Open',
    customerId: null,
    staffId: null,
    ...change,
  };
}

/** Puts sales calls into the database, as an import does, and tells how many are new. No operation of the panel adds any. */
export function addSalesCalls(db: Db, ...changes: readonly Partial<NewSalesCall>[]): Promise<number> {
  return insertSalesCalls(db, changes.map(aSalesCall), { importId: null, now: '2026-11-20T04:30:00.000Z' });
}
