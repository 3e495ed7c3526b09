/** Converts between the columns of old quotations and the records that list and print them. */
import { financialYear, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { OldQuotation } from '@vikray/contract/old-quotations/old-quotation.ts';
import type { Insertable, Selectable } from 'kysely';
import type { RowOrigin } from '../platform/database/insert-many.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Tables } from '../platform/database/tables.ts';
import './old-quotations-tables.ts';

/** Makes an old quotation from its row. */
export function asOldQuotation(row: Selectable<Tables['old_quotations']>): OldQuotation {
  return {
    oldQuotationId: row.id,
    code: row.code,
    number: row.number,
    date: row.quoted_on,
    totalAmount: row.total_paise,
    companyName: row.customer_name,
    preparedBy: row.prepared_by,
    status: row.status,
    name: row.contact_name,
    designation: row.contact_designation,
    delivery: row.delivery,
    price: row.price,
    payment: row.payment,
    taxes: row.taxes,
    freight: row.freight,
    validity: row.validity,
    others: row.others,
    subtotal: row.subtotal_paise,
    discountPercent: row.discount_percent_hundredths,
    discountAmount: row.discount_paise,
    taxPercent: row.tax_percent_hundredths,
    taxAmount: row.tax_paise,
    specialCharges: row.special_charges_paise,
    shippingCharges: row.shipping_charges_paise,
    installationCharges: row.installation_charges_paise,
    serviceTaxAmount: row.service_tax_paise,
    serviceTaxPercent: row.service_tax_percent_hundredths,
    address: row.address,
    country: row.country,
    state: row.state,
    city: row.city,
    pincode: row.pincode,
  };
}

/** The row of an old quotation, with the search text of what its list shows. */
export function columnsOf(filed: Omit<OldQuotation, 'oldQuotationId'>, { importId, now }: RowOrigin): Insertable<Tables['old_quotations']> {
  const { number, date, totalAmount, companyName, preparedBy, status } = filed;
  return {
    code: filed.code,
    number,
    quoted_on: date,
    financial_year: date === '' ? '' : financialYear(date),
    customer_name: companyName,
    customer_name_key: nameKey(companyName),
    prepared_by: preparedBy,
    status,
    contact_name: filed.name,
    contact_designation: filed.designation,
    address: filed.address,
    country: filed.country,
    state: filed.state,
    city: filed.city,
    pincode: filed.pincode,
    delivery: filed.delivery,
    price: filed.price,
    payment: filed.payment,
    taxes: filed.taxes,
    freight: filed.freight,
    validity: filed.validity,
    others: filed.others,
    subtotal_paise: filed.subtotal,
    discount_percent_hundredths: filed.discountPercent,
    discount_paise: filed.discountAmount,
    tax_percent_hundredths: filed.taxPercent,
    tax_paise: filed.taxAmount,
    special_charges_paise: filed.specialCharges,
    shipping_charges_paise: filed.shippingCharges,
    installation_charges_paise: filed.installationCharges,
    service_tax_percent_hundredths: filed.serviceTaxPercent,
    service_tax_paise: filed.serviceTaxAmount,
    total_paise: totalAmount,
    search_text: searchTextOf([
      number,
      slashedDate(date),
      formatRupees(totalAmount),
      formatDecimal(totalAmount),
      companyName,
      preparedBy,
      status,
    ]),
    import_id: importId,
    created_at: now,
  };
}
