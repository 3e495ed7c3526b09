import type { Subject } from '../platform/audit.ts';
import type { DealRow } from './deals-tables.ts';

/** The other records whose history shows what happens to a deal: its customer, once there is one. */
export function dealRelatedRecords({ customer_id: customerId }: DealRow): readonly Subject[] {
  return customerId === null ? [] : [{ record: 'customer', id: customerId }];
}
