import type { Db } from '../../server/src/platform/database/tables.ts';
import { insertSalesCalls, type NewSalesCall } from '../../server/src/sales-calls/sales-call-store.ts';

let lastNumber = 0;

/** A new sales call, as an import adds it. */
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

/** Adds sales calls to the database as an import does, because no operation can. Returns how many are new. */
export function addSalesCalls(db: Db, ...changes: readonly Partial<NewSalesCall>[]): Promise<number> {
  return insertSalesCalls(db, changes.map(aSalesCall), { importId: null, now: '2026-11-20T04:30:00.000Z' });
}
