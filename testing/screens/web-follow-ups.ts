/** Follow-ups as the server answers them, for component tests. */

/** A deal of the due list, in an answer. */
export function followUpRow(id: number, change: object = {}) {
  return {
    fld_dealid: id,
    fld_quotationid: id,
    fld_number: `RSD/2026-2027/${String(id).padStart(4, '0')}`,
    fld_companyname: `Niramaya Lotus Hospital ${id}`,
    fld_customerid: 41,
    fld_contactpersonid: 51,
    fld_contactname: 'Dr. Asmita Gokhale',
    fld_mobile: '9000000041',
    fld_whatsapp: '919000000041',
    fld_email: 'asmita@lotus.example.in',
    fld_totalamount: '1062059.00',
    fld_cadence: 'Standard',
    fld_stage: 1,
    fld_nexton: '2026-11-17',
    fld_overduedays: 3,
    fld_lastoutcome: 'No answer',
    fld_lastcallon: '2026-11-14',
    fld_validuntil: '',
    fld_ownerid: 7,
    fld_owner: 'Rohini Sondhi',
    fld_version: 2,
    ...change,
  };
}
