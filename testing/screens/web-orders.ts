/** Quotations, orders, their lines and dispatches as the server answers them, for component tests. */

const parties = {
  fld_companyid: 12,
  fld_contactpersonid: 51,
  fld_companyname: 'Niramaya Lotus Hospital Trust',
  fld_name: 'Mr. Devdatta Rao',
  fld_designation: 'Purchase Manager',
  fld_email: 'purchase@example.in',
  fld_address: 'Survey No. 118, Lotus Road',
  fld_country: 'India',
  fld_state: 'Maharashtra',
  fld_city: 'Nagpur',
  fld_pincode: '440015',
  fld_preparedby: 'Rohini Sondhi',
  fld_preparedbymobile: '9000000010',
  fld_preparedbyemail: 'rohini@example.in',
  fld_company_for_name: 'Taramandal Furniture',
  fld_company_id: 5,
  fld_company_for_country: 'India',
  fld_company_for_city: 'Pune',
  fld_company_for_state: 'Maharashtra',
  fld_company_for_pincode: '410501',
  fld_company_for_address: 'Plot 14',
  fld_company_for_email: 'sales@example.in',
  fld_company_for_image: '',
  fld_gst: '27AAPFU0939F1ZV',
  fld_phonenumber: '9000000010',
  fld_msme: '',
  fld_delivery: '3 weeks',
  fld_price: '',
  fld_payment: 'Advance',
  fld_taxes: '',
  fld_freight: '',
  fld_validity: '',
  fld_warranty: '',
  fld_others: '',
};

const amounts = {
  fld_subtotal: '1000000.00',
  fld_discountpercent: '10.00',
  fld_discountamount: '100000.00',
  fld_totaldiscountamount: '900000.00',
  fld_gstpercent: '18.00',
  fld_gstamount: '162000.00',
  fld_specialcharges: '50.00',
  fld_shippingcharges: '0.00',
  fld_installationcharges: '0.00',
  fld_gstservicechargepercent: '18.00',
  fld_gstservicechargeamount: '9.00',
  fld_totalamount: '1062059.00',
};

/** The fields of a record with one rate and without a tax decision. */
const noTax = {
  fld_heads: '',
  fld_placeofsupply: '',
  fld_placename: '',
  fld_taxreason: '',
  fld_installed: 'No',
  fld_placereason: '',
  fld_taxcategory: '',
  fld_taxgstin: '',
  fld_decidedby: '',
  fld_decidedat: '',
  fld_taxmode: 'One Rate',
  fld_chargesmode: 'Own Rate',
  fld_siteid: null,
  fld_sitename: '',
  fld_siteaddress: '',
  fld_sitecountry: '',
  fld_sitestate: '',
  fld_sitecity: '',
  fld_sitepincode: '',
  fld_sitegstin: '',
};

/** A quotation in an answer, approved and without an order. What it is shown as follows from its status and order unless `change` says it. */
export function approvedQuotationRow(id: number, change: Readonly<Record<string, unknown>> = {}) {
  const status = change['fld_status'] ?? 'Approved';
  const shown = status === 'Open' ? 'Pending' : status;
  return {
    fld_quotationid: id,
    fld_type: 'Product Quotation',
    fld_number: `RSD/2026-2027/${String(id).padStart(4, '0')}`,
    fld_date: '2026-11-18',
    ...parties,
    ...amounts,
    fld_status: 'Approved',
    fld_approveddate: '2026-11-19',
    fld_voiddate: '',
    fld_orderstatus: '',
    fld_shownstatus: (change['fld_orderstatus'] ?? '') === '' ? shown : 'Ordered',
    fld_basenumber: `RSD/2026-2027/${String(id).padStart(4, '0')}`,
    fld_revision: 0,
    fld_supersededbyid: null,
    fld_basedonid: null,
    fld_copiedfromid: null,
    fld_dealid: id,
    fld_validuntil: '',
    fld_lostreason: '',
    fld_revisionreason: '',
    fld_version: 1,
    fld_returnednote: '',
    fld_returnedby: '',
    fld_customeranswer: '',
    fld_customeransweredat: '',
    fld_customerwords: '',
    fld_acceptedon: '',
    fld_acceptedby: '',
    fld_ponumber: '',
    ...noTax,
    ...change,
  };
}

/** An order in an answer. */
export function orderRow(id: number, change: object = {}) {
  return {
    fld_orderid: id,
    fld_quotationid: id,
    fld_quotationnumber: `RSD/2026-2027/${String(id).padStart(4, '0')}`,
    fld_number: `SO/RSD/2026-2027/${String(id).padStart(4, '0')}`,
    fld_date: '2026-11-20',
    ...parties,
    ...amounts,
    fld_status: 'Placed',
    fld_shownstatus: 'fld_status' in change ? change.fld_status : 'Placed',
    fld_dealid: id,
    fld_ponumber: '',
    fld_podate: '',
    fld_promisedon: '',
    fld_nextpromisedon: '',
    fld_change: 0,
    fld_changestate: '',
    fld_changeid: null,
    fld_changeversion: null,
    fld_approvedchange: 0,
    fld_changedon: '',
    fld_orderpromisedon: '',
    fld_priority: 'No',
    fld_version: 1,
    ...noTax,
    ...change,
  };
}

/** A line of an order in an answer: the product, what was ordered, what has gone out, and the stock. */
export function orderLineRow(
  id: number,
  name: string,
  quantities: { ordered: number; dispatched?: number; stock: string; productId?: number },
  change: object = {},
) {
  const { ordered, dispatched = 0, stock, productId = id + 100 } = quantities;
  return {
    fld_id: id,
    fld_productid: productId,
    fld_quantity: ordered,
    fld_dispatchquantity: dispatched,
    fld_closedquantity: 0,
    fld_name: name,
    fld_photo: '',
    fld_stock: stock,
    fld_description: '',
    fld_rate: '1000.00',
    fld_total: '10000.00',
    fld_gstpercent: '',
    fld_status: dispatched === 0 ? 'Placed' : dispatched === ordered ? 'Dispatched' : 'Partially Dispatched',
    fld_promisedon: '',
    fld_ownpromisedon: '',
    fld_canship: Math.min(ordered - dispatched, Math.floor(Number(stock))),
    fld_promised: 0,
    fld_promisedto: '',
    fld_promisedorders: 0,
    ...change,
  };
}

/** A dispatched line in an answer. */
export function dispatchRow(id: number, change: object = {}) {
  return {
    fld_id: id,
    fld_orderid: 61,
    fld_invoicenumber: '004401',
    fld_invoicedate: '2026-11-20',
    fld_dispatchdate: '2026-11-21',
    fld_number: 'SO/RSD/2026-2027/0061',
    fld_name: 'Fowler Bed',
    fld_dispatchquantity: 4,
    fld_updatedon: '2026-11-21T06:00:00.000Z',
    fld_dealid: 61,
    fld_consignmentid: 31,
    fld_voidinvoice: '',
    ...change,
  };
}
