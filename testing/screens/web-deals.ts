/** Deals as the server answers them, for component tests. */
import { approvedQuotationRow, dispatchRow, orderRow } from './web-orders.ts';

/** A line of a deal in an answer. */
export function dealLineRow(change: object = {}) {
  return {
    fld_productid: 101,
    fld_name: 'Fowler Bed',
    fld_photo: '',
    fld_rate: '1000.00',
    fld_quoted: 12,
    fld_ordered: 12,
    fld_dispatched: 7,
    fld_returned: 0,
    fld_closed: 0,
    fld_pending: 5,
    fld_stock: '3.00',
    fld_free: '-2.00',
    fld_canship: 3,
    fld_promised: 0,
    fld_promisedto: '',
    fld_promisedorders: 0,
    fld_promisedon: '',
    ...change,
  };
}

/** A deal in the list, in an answer. */
export function listedDealRow(id: number, change: object = {}) {
  return {
    fld_dealid: id,
    fld_number: `RSD/2026-2027/${String(id).padStart(4, '0')}`,
    fld_dealstate: 'Ordered',
    fld_companyname: 'Niramaya Lotus Hospital Trust',
    fld_customerid: 41,
    fld_totalamount: '1062059.00',
    fld_owner: 'Rohini Sondhi',
    fld_nexton: '',
    fld_lastcallon: '',
    fld_updatedon: '2026-11-21T10:00:00.000Z',
    fld_enquirynumber: '',
    fld_name: 'Dr. Asmita Gokhale',
    fld_mobile: '9000000041',
    fld_requirement: '',
    fld_source: '',
    fld_version: 1,
    ...change,
  };
}

/** A deal with a quotation, its order and a dispatch, in an answer. */
export function dealRow(id: number, change: object = {}) {
  return {
    ...listedDealRow(id),
    fld_ownerid: 7,
    fld_email: 'purchase@example.in',
    fld_country: 'India',
    fld_whatsapp: '919000000041',
    fld_cadence: 'Standard',
    fld_stage: 1,
    fld_expectedmonth: '',
    fld_lostreason: '',
    fld_asked: '',
    fld_received: '',
    fld_billed: '',
    fld_advance: '',
    fld_overdue: '',
    fld_moneysentence: '',
    fld_sentence: '7 of 12 pieces dispatched, 3 can go today, 2 wait for stock.',
    quotations: [approvedQuotationRow(id, { fld_orderstatus: 'Placed' })],
    orders: [orderRow(id, { fld_status: 'Partially Dispatched', fld_shownstatus: 'Partially Dispatched' })],
    dispatches: [dispatchRow(1)],
    returns: [],
    lines: [dealLineRow()],
    ...change,
  };
}
