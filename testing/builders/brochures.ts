import { insertBrochureRequests, type NewBrochureRequest } from '../../server/src/brochures/brochure-store.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

let lastNumber = 0;

/** A new brochure request, as an import adds it. */
export function aBrochureRequest(change: Partial<NewBrochureRequest> = {}): NewBrochureRequest {
  const number = ++lastNumber;
  return {
    externalKey: `web-${number}`,
    name: `Nandini Apte ${number}`,
    companyName: 'Tungabhadra Hotels',
    state: 'Karnataka',
    mobile: '9000000081',
    email: `nandini${number}@tungabhadra.example.in`,
    remarks: '',
    ...change,
  };
}

/** Adds brochure requests to the database as an import does, because no operation can. Returns how many are new. */
export function addBrochureRequests(db: Db, ...changes: readonly Partial<NewBrochureRequest>[]): Promise<number> {
  return insertBrochureRequests(db, changes.map(aBrochureRequest), { importId: null, now: '2026-11-20T04:30:00.000Z' });
}
