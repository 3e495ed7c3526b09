/** Quotations that wait for approval, and reasons, as the server answers them, for component tests. */
import { approvedQuotationRow } from './web-orders.ts';

/** A quotation of the queue that the user may approve. */
export function queueRow(id: number, change: object = {}) {
  return {
    ...approvedQuotationRow(id, { fld_status: 'Open' }),
    fld_reasons: [],
    fld_mayapprove: 'Yes',
    fld_waitingsince: '2026-11-18T06:00:00.000Z',
    fld_nobody: 'No',
    ...change,
  };
}

/** A reason within or beyond the limits. */
export function reasonRow(text: string, exceeds: 'Yes' | 'No', change: object = {}) {
  return { fld_rule: 'Total', fld_value: '10738.00', fld_limit: '', fld_exceeds: exceeds, fld_text: text, ...change };
}

/** The limits of Everybody. */
export const limitRow = {
  fld_userid: 0,
  fld_name: 'Everybody',
  fld_mosttotal: '1000000.00',
  fld_mostdiscount: '',
  fld_mostbelowmrp: '',
  fld_belowfloor: 'Yes',
  fld_pending: 'Yes',
  fld_own: 'No',
  fld_version: 1,
};
