/** Credit notes and what can be credited as the server answers them, for component tests. */
import { moneyReplies } from './web-money.ts';
import { answer } from './web-server-stub.ts';

const bill = {
  fld_billid: 14,
  fld_invoicenumber: '107',
  fld_invoicedate: '2026-11-10',
  fld_companyname: 'Kaveri Cancer Care',
  fld_companyforname: 'Vindhya Furniture Systems',
  fld_ordernumber: 'AP/2026-2027/0007',
  fld_total: '11800.00',
};

/** An invoice with what is left of it. */
export function creditableRow(change: object = {}) {
  return {
    ...bill,
    fld_left: '11800.00',
    fld_numbersitself: 'No',
    fld_lines: [{ fld_consignmentlineid: 61, fld_name: 'Fowler Bed', fld_quantity: 10, fld_taxable: '10000.00', fld_proposed: 0 }],
    ...change,
  };
}

/** A credit note in an answer. */
export function creditNoteRow(id: number, change: object = {}) {
  return {
    fld_creditnoteid: id,
    fld_number: `CN000${id}`,
    fld_date: '2026-11-18',
    fld_customerid: 9,
    fld_companyname: 'Kaveri Cancer Care',
    fld_companyforid: 5,
    fld_companyforname: 'Vindhya Furniture Systems',
    fld_billid: 14,
    fld_invoicenumber: '107',
    fld_invoicedate: '2026-11-10',
    fld_orderid: 61,
    fld_ordernumber: 'AP/2026-2027/0007',
    fld_returnid: 3,
    fld_returnnumber: 'RT/AP/2026-2027/0003',
    fld_reason: 'Goods returned',
    fld_placeofsupply: '27',
    fld_heads: 'CGST+SGST',
    fld_taxable: '3000.00',
    fld_cgst: '270.00',
    fld_sgst: '270.00',
    fld_igst: '0.00',
    fld_roundoff: '0.00',
    fld_total: '3540.00',
    fld_isvoid: 'No',
    fld_voidreason: '',
    fld_updatedby: 'Asha Rao',
    fld_updatedon: '2026-11-18T10:00:00.000Z',
    fld_version: 1,
    ...change,
  };
}

/** The replies to the page of credit notes, for a user who may do everything there. */
export const creditNoteReplies = {
  ...moneyReplies,
  GetCreditNote: answer([creditNoteRow(1)], { total: 1 }),
  GetBillToCredit: answer([bill], { total: 1 }),
  GetCreditable: answer([creditableRow()]),
};
