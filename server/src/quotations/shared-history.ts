import type { Subject } from '../platform/audit.ts';

/** The other records whose history shows the changes of a quotation or order: its customer and its deal. */
export function sharedHistory({ companyId, dealId }: { readonly companyId: number; readonly dealId: number }): readonly Subject[] {
  return [
    { record: 'customer', id: companyId },
    { record: 'deal', id: dealId },
  ];
}
