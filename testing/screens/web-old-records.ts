/** Sales calls, brochure requests and old quotations as the server answers them, for component tests. */

/** A sales call in an answer. */
export function salesCallRow(id: number, change: object = {}) {
  return {
    id,
    salesid: `SC-${id}`,
    companyname: 'Girnar Laboratories',
    name: 'Ms. Rewa Date',
    ContactPerson: [{ name: 'Ms. Rewa Date' }, { name: 'Dr. Uday Nene' }],
    calltype: 'Visit',
    description: 'Fume hoods',
    callaction: 'Demonstration',
    actiondate: '2026-10-05',
    actiondescription: 'Sample shown',
    staffname: 'Rohini Sondhi',
    status: 'Open',
    customerid: 41,
    dealid: null,
    dealnumber: '',
    ...change,
  };
}

/** A brochure request in an answer. */
export function brochureRow(id: number, change: object = {}) {
  return {
    fld_id: id,
    fld_name: `Nandini Apte ${id}`,
    fld_company_name: 'Tungabhadra Hotels',
    fld_state: 'Karnataka',
    fld_mobile: '9000000081',
    fld_email: 'nandini@tungabhadra.example.in',
    fld_remarks: '',
    fld_version: 1,
    fld_dealid: null,
    fld_dealnumber: '',
    ...change,
  };
}

/** An old quotation in an answer. */
export function oldQuotationRow(id: number, change: object = {}) {
  return {
    id,
    qutcode: `Q${id}`,
    qutnumber: `OLD/${id}`,
    qutdaye: '2020-11-20',
    prototqutamnt: '115432.10',
    custname: 'Sharavati Hospital',
    perpardby: 'Madhav Ranade',
    status: 'Approved',
    conperson: 'Dr. Kalyani Bhide',
    desig: 'Trustee',
    tmdel: '',
    tmprice: '',
    tmpeymnt: '',
    tmtaxes: '',
    tmfreight: '',
    tmvalidity: '',
    tmothers: '',
    prosubtotal: '100000.00',
    prodisper: '10.00',
    prodiscamnt: '10000.00',
    prosalstax: '12.50',
    protaxamnt: '11250.00',
    prosplcharg: '0.00',
    proshipchrg: '0.00',
    proinstallcharg: '0.00',
    proservtaxamnt: '0.00',
    prosertaxper: '12.36',
    address: '7, Station Road',
    country: 'India',
    state: 'Karnataka',
    city: 'Shivamogga',
    pincode: '577201',
    ...change,
  };
}
