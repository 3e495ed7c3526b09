/** Between the columns that quotations and orders share and the records that print them. */
import { imageUrl } from '@vikray/contract/images/image.ts';
import type { PrintedRecord } from '@vikray/contract/quotations/printable-document.ts';
import type { AmountColumns, PrintedColumns } from './quotations-tables.ts';

type Printed = Omit<PrintedRecord, 'number' | 'date'>;

/** The printed part of a quotation or order. */
export function asPrinted(row: PrintedColumns & AmountColumns): Printed {
  return {
    companyId: row.customer_id,
    contactPersonId: row.contact_person_id,
    companyName: row.customer_name,
    name: row.contact_name,
    designation: row.contact_designation,
    email: row.contact_email,
    address: row.address,
    country: row.country,
    state: row.state,
    city: row.city,
    pincode: row.pincode,
    preparedBy: row.prepared_by,
    preparedByMobile: row.prepared_by_mobile,
    preparedByEmail: row.prepared_by_email,
    companyForName: row.company_name,
    companyForId: row.company_id,
    companyForCountry: row.company_country,
    companyForCity: row.company_city,
    companyForState: row.company_state,
    companyForPincode: row.company_pincode,
    companyForAddress: row.company_address,
    companyForEmail: row.company_email,
    companyForImage: row.company_image_hash === '' ? '' : imageUrl(row.company_image_hash),
    gst: row.company_gstin,
    phoneNumber: row.company_phone,
    msme: row.company_msme,
    delivery: row.delivery,
    price: row.price,
    payment: row.payment,
    taxes: row.taxes,
    freight: row.freight,
    validity: row.validity,
    warranty: row.warranty,
    others: row.others,
    subtotal: row.subtotal_paise,
    discountPercent: row.discount_percent_hundredths,
    discountAmount: row.discount_paise,
    totalDiscountAmount: row.discounted_paise,
    gstPercent: row.gst_percent_hundredths,
    gstAmount: row.gst_paise,
    specialCharges: row.special_charges_paise,
    shippingCharges: row.shipping_charges_paise,
    installationCharges: row.installation_charges_paise,
    gstServiceChargePercent: row.service_gst_percent_hundredths,
    gstServiceChargeAmount: row.service_gst_paise,
    totalAmount: row.total_paise,
  };
}

/** The columns of both tables that print; for copying a quotation into an order as it stands. */
export const printedColumns = [
  'customer_id', 'contact_person_id', 'company_id', 'prepared_by_id', 'customer_name', 'customer_name_key', 'contact_name', 'contact_designation',
  'contact_email', 'address', 'country', 'state', 'city', 'pincode', 'prepared_by', 'prepared_by_mobile', 'prepared_by_email', 'company_name',
  'company_address', 'company_city', 'company_state', 'company_pincode', 'company_country', 'company_email', 'company_phone', 'company_gstin',
  'company_msme', 'company_image_hash', 'delivery', 'price', 'payment', 'taxes', 'freight', 'validity', 'warranty', 'others', 'subtotal_paise',
  'discount_percent_hundredths', 'discount_paise', 'discounted_paise', 'gst_percent_hundredths', 'gst_paise', 'special_charges_paise',
  'shipping_charges_paise', 'installation_charges_paise', 'service_gst_percent_hundredths', 'service_gst_paise', 'total_paise',
] as const satisfies readonly (keyof (PrintedColumns & AmountColumns))[];
