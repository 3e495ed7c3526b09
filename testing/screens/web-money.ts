/** Receipts, bills and deals as the server answers them, for component tests. */
import { companyRow } from './web-companies.ts';
import { customerRow } from './web-customers.ts';
import { granted, shellReplies } from './web-login.ts';
import { answer, type SentCall } from './web-server-stub.ts';

/** A receipt in an answer. */
export function receiptRow(id: number, change: object = {}) {
  return {
    fld_receiptid: id,
    fld_number: `RV000${id}`,
    fld_amount: '5000.00',
    fld_mode: 'Cheque',
    fld_receivedon: '2026-11-18',
    fld_companyid: 5,
    fld_companyforname: 'Vindhya Furniture Systems',
    fld_customerid: 9,
    fld_companyname: 'Kaveri Cancer Care',
    fld_deducted: '0.00',
    fld_received: '5000.00',
    fld_marked: '4000.00',
    fld_reference: '123456',
    fld_chequedate: '2026-11-18',
    fld_bank: 'SBI',
    fld_remark: '',
    fld_chequestate: 'In Hand',
    fld_depositedon: '',
    fld_clearedon: '',
    fld_bouncedon: '',
    fld_bouncereason: '',
    fld_isvoid: 'No',
    fld_voidreason: '',
    fld_updatedby: 'Asha Rao',
    fld_updatedon: '2026-11-18T10:00:00.000Z',
    fld_version: 1,
    ...change,
  };
}

/** An open bill in an answer. */
export function billRow(id: number, change: object = {}) {
  return {
    fld_customerid: 9,
    fld_companyname: 'Kaveri Cancer Care',
    fld_companyid: 5,
    fld_companyforname: 'Vindhya Furniture Systems',
    fld_open: '3000.00',
    fld_billid: id,
    fld_kind: 'Invoice',
    fld_invoicenumber: `10${id}`,
    fld_invoicedate: '2026-10-02',
    fld_dueon: '2026-11-01',
    fld_amount: '3000.00',
    fld_settled: '0.00',
    fld_overduedays: 19,
    fld_billstate: 'Overdue',
    fld_dispute: '',
    fld_version: 1,
    fld_dealid: 3,
    fld_page: 'outstanding?by=Bill&customerid=9',
    ...change,
  };
}

/** A customer with something open in an answer. */
export function owingRow(id: number, change: object = {}) {
  return {
    fld_customerid: id,
    fld_companyname: 'Kaveri Cancer Care',
    fld_city: 'Nashik',
    fld_open: '3000.00',
    fld_notdue: '0.00',
    fld_upto30: '3000.00',
    fld_upto60: '0.00',
    fld_upto90: '0.00',
    fld_over90: '0.00',
    fld_disputed: '0.00',
    fld_advance: '0.00',
    fld_onaccount: '-50.00',
    fld_cheques: '0.00',
    fld_net: '3050.00',
    fld_oldestdue: '2026-11-01',
    fld_companyid: 5,
    fld_owner: 'Asha Rao',
    fld_noreminders: 'No',
    fld_promisedon: '',
    fld_promisedamount: '0.00',
    fld_promisestate: '',
    fld_lastcallon: '',
    fld_lastoutcome: '',
    fld_nexton: '',
    fld_contactname: 'Dr. Asmita Gokhale',
    fld_mobile: '9000000091',
    fld_whatsapp: '919000000091',
    fld_email: 'ms@kaveri.example.in',
    fld_page: `outstanding?by=Bill&customerid=${id}`,
    ...change,
  };
}

/** The sums of what is outstanding in an answer. */
export const outstandingSums = {
  fld_count: 1,
  fld_open: '3000.00',
  fld_notdue: '0.00',
  fld_upto30: '3000.00',
  fld_upto60: '0.00',
  fld_upto90: '0.00',
  fld_over90: '0.00',
  fld_disputed: '0.00',
  fld_advance: '0.00',
  fld_onaccount: '-50.00',
  fld_cheques: '0.00',
  fld_net: '3050.00',
};

const rowsBy: Readonly<Record<string, readonly object[]>> = {
  Customer: [owingRow(9)],
  Bill: [billRow(4, { fld_dueon: '2026-11-10' }), billRow(6)],
  Deal: [],
};

/** The replies to the pages of money, for a user who may do everything there. */
export const moneyReplies = {
  ...shellReplies,
  GetUserSubMenuAccessRights: answer(
    granted(
      'Receipt List',
      'Add Receipt',
      'Edit Receipt',
      'Void Receipt',
      'Allow Deduction',
      'View Outstanding',
      'Add Collection Call',
      'Edit Credit',
      'Credit Note List',
      'Add Credit Note',
      'Void Credit Note',
    ),
  ),
  GetCompanyList: answer([companyRow(5, 'Vindhya Furniture Systems', { fld_moneyfrom: '2026-04-01' })], { total: 1 }),
  GetCustomer: answer([customerRow(9, 'Kaveri Cancer Care')], { total: 1 }),
  GetReceipt: answer([receiptRow(1)], { total: 1 }),
  GetReceiptDetails: answer([receiptRow(1)], {
    marks: [{ fld_billid: 4, fld_dealid: null, fld_number: '104', fld_amount: '4000.00' }],
    deductions: [],
    hints: [],
  }),
  GetOutstanding: (call: SentCall) => {
    const rows = rowsBy[call.query['by'] ?? 'Customer'] ?? [];
    return answer(rows, { total: rows.length })();
  },
  GetOutstandingSums: answer([outstandingSums]),
};

/** What a call about the money of that customer needs. */
export const collectionRow = {
  fld_customerid: 9,
  fld_companyname: 'Kaveri Cancer Care',
  fld_companyid: 5,
  fld_net: '3050.00',
  fld_overdue: '3000.00',
  fld_noreminders: 'No',
  fld_contacts: [
    { fld_name: 'Dr. Asmita Gokhale', fld_mobile: '9000000091', fld_whatsapp: '919000000091', fld_email: 'ms@kaveri.example.in' },
  ],
  fld_calls: [],
  fld_reminders: [],
  fld_recipients: [{ fld_name: 'Dr. Asmita Gokhale', fld_email: 'ms@kaveri.example.in', fld_speaksto: 'Dr. Asmita Gokhale' }],
  fld_users: [],
  fld_presettemplateid: 7,
  fld_facts: [
    {
      fld_outstanding: 'INR 3,050.00',
      fld_overdue: 'INR 3,000.00',
      fld_oldest: '01/11/2026',
      fld_bank: '',
      fld_number: '104',
      fld_issuer: 'Vindhya Furniture Systems',
      fld_company: 'Kaveri Cancer Care',
    },
  ],
};
