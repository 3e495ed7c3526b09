/** Companies as the server answers them, and helpers that fill in their form, for component tests. */
import { screen } from '@testing-library/react';
import { lookups } from './web-customers.ts';
import { enter } from './web-form-actions.ts';
import { granted, shellReplies } from './web-login.ts';
import { aPictureFile, choosePicture } from './web-pictures.ts';
import { answer } from './web-server-stub.ts';

/** The address of a logo that AddImage has stored. */
export const uploadedLogo = `/api/images/${'a'.repeat(64)}.jpg`;

/** A company in an answer. */
export function companyRow(id: number, companyName: string, change: object = {}) {
  return {
    fld_company_id: id,
    fld_companyname: companyName,
    companyname: companyName,
    fld_image: '/api/images/logo.jpg',
    fld_industry: 'Hospital',
    fld_industry_id: 1,
    fld_type: '',
    fld_address: 'Plot 14, MIDC Ambad',
    fld_country_id: 101,
    fld_country: 'India',
    fld_state_id: 21,
    fld_state: 'Maharashtra',
    state: 'Maharashtra',
    fld_city_id: 3102,
    fld_city: 'Nagpur',
    fld_pincode: '440015',
    fld_landmark: '',
    fld_status: 'Active',
    fld_mobilenumber: '9000000071',
    fld_phonenumber: '9000000071',
    mobilenumber: '9000000071',
    fld_email: 'accounts@example.in',
    email: 'accounts@example.in',
    fld_website: '',
    fld_facebook: '',
    fld_instagram: '',
    fld_linkedin: '',
    fld_youtube: '',
    fld_gst: '27AAPFU0939F1ZV',
    gst: '27AAPFU0939F1ZV',
    fld_pan: '',
    fld_tan: '',
    fld_msme: 'UDYAM-MH-23-0012345',
    fld_bankname: '',
    fld_accountnumber: '',
    fld_branch: '',
    fld_ifsc: '',
    fld_swiftcode: '',
    fld_shortname: 'SGW',
    fld_updatedon: '2026-11-20T10:00:00.000Z',
    fld_version: 3,
    fld_gstregime: 'Regular',
    fld_lut: '',
    fld_invoicesissuedhere: 'No',
    fld_invoiceprefix: '',
    fld_challanprefix: '',
    fld_roundinvoices: 'No',
    fld_chargesmode: 'Own Rate',
    fld_einvoices: 'No',
    fld_tallysales: 'Sales',
    fld_tallycgst: 'CGST',
    fld_tallysgst: 'SGST',
    fld_tallyigst: 'IGST',
    fld_tallypacking: 'Packing',
    fld_tallyfreight: 'Freight',
    fld_tallyinstallation: 'Installation',
    fld_tallyroundoff: 'Round Off',
    fld_moneyfrom: '',
    fld_receiptprefix: 'RV',
    fld_creditprefix: 'CN',
    fld_upiid: '',
    fld_tallybanktransfer: 'Bank',
    fld_tallyupi: 'Bank',
    fld_tallycheque: 'Bank',
    fld_tallydemanddraft: 'Bank',
    fld_tallycash: 'Cash',
    fld_tallycard: 'Bank',
    fld_tallyother: 'Bank',
    fld_tallytds: 'TDS Receivable',
    fld_tallygsttds: 'GST TDS Receivable',
    fld_tallybankcharges: 'Bank Charges',
    fld_tallydiscount: 'Discount Allowed',
    fld_tallypenalty: 'Penalty',
    fld_ewaylimit: '50000.00',
    fld_standarddelivery: '',
    fld_standardprice: '',
    fld_standardpayment: '',
    fld_standardtaxes: '',
    fld_standardfreight: '',
    fld_standardvalidity: '',
    fld_standardwarranty: '',
    fld_standardothers: '',
    ...change,
  };
}

/** The replies to the company pages, for a user who may add and edit. */
export const companyReplies = {
  ...shellReplies,
  ...lookups,
  GetUserSubMenuAccessRights: answer(granted('Company List', 'Add Company', 'Edit Company')),
  GetCompanyList: answer([], { total: 0 }),
  AddImage: answer([{ url: uploadedLogo, filename: '77logo.jpg' }], { Message: { filename: '77logo.jpg' } }),
  AddClientDetails: answer([{ CompanyId: 12 }]),
  UpdateClientDetails: answer([{ CompanyId: 5 }]),
};

/** Chooses a logo of this many bytes. */
export async function chooseLogo(bytes = 20_000): Promise<void> {
  await choosePicture(screen.getByLabelText(/^Logo\*$/), aPictureFile('logo.png', bytes));
}

/** Fills in the mandatory fields of a company, including its logo. */
export async function fillCompany(): Promise<void> {
  await screen.findByDisplayValue('Akola');
  enter('Company Name', 'Shree Gajanan Steel Works');
  enter('Short Name', 'SGW');
  enter('Address', 'Plot 14, MIDC Ambad');
  enter('Pincode', '403507');
  await chooseLogo();
}
