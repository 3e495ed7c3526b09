/** What stands beside the wizards of saved records as the server answers it, for component tests. */

/** A contact person with the ways to reach them. */
export function personRow(id: number, name: string, change: object = {}) {
  return {
    fld_contactid: id,
    fld_name: name,
    fld_designation: 'Purchase Manager',
    fld_email: 'purchase@example.in',
    fld_mobile: '9820012345',
    fld_phone: '',
    fld_whatsapp: '919820012345',
    ...change,
  };
}

/** A customer that may be the same. */
export function likelyRow(id: number, companyName: string, change: object = {}) {
  return {
    fld_customerid: id,
    fld_companyname: companyName,
    fld_city: 'Nagpur',
    fld_status: 'Pending',
    fld_likeness: 'Same GSTIN',
    ...change,
  };
}

/** The overview of a customer of whom nothing is known but one contact person. */
export function customerOverviewRow(id: number, change: object = {}) {
  return {
    fld_customerid: id,
    fld_companyname: 'Niramaya',
    fld_mergedintoid: null,
    fld_mergedinto: '',
    contacts: [personRow(51, 'Dr. Asmita Gokhale')],
    deals: [],
    fld_opendeals: 0,
    money: [],
    notes: [],
    likely: [],
    merged: [],
    ...change,
  };
}

/** The overview of a product that was neither moved nor quoted. */
export function productOverviewRow(id: number, change: object = {}) {
  return {
    fld_productid: id,
    fld_unit: 'NOS',
    fld_stock: '10.00',
    fld_reserved: 4,
    fld_free: '6.00',
    fld_reorderlevel: '',
    fld_mrp: '1250.00',
    movements: [],
    prices: [],
    ...change,
  };
}
