import type { StandardTerms } from '@vikray/contract/companies/standard-terms.ts';
import type { StandardTermColumns } from './companies-tables.ts';

/** The standard terms of a company from its columns. */
export function asStandardTerms(row: StandardTermColumns): StandardTerms {
  return {
    standardDelivery: row.standard_delivery,
    standardPrice: row.standard_price,
    standardPayment: row.standard_payment,
    standardTaxes: row.standard_taxes,
    standardFreight: row.standard_freight,
    standardValidity: row.standard_validity,
    standardWarranty: row.standard_warranty,
    standardOthers: row.standard_others,
  };
}

/** The columns of the standard terms that a request names. */
export function standardTermColumns(terms: { readonly [K in keyof StandardTerms]?: string | undefined }): Partial<StandardTermColumns> {
  return {
    ...(terms.standardDelivery !== undefined && { standard_delivery: terms.standardDelivery }),
    ...(terms.standardPrice !== undefined && { standard_price: terms.standardPrice }),
    ...(terms.standardPayment !== undefined && { standard_payment: terms.standardPayment }),
    ...(terms.standardTaxes !== undefined && { standard_taxes: terms.standardTaxes }),
    ...(terms.standardFreight !== undefined && { standard_freight: terms.standardFreight }),
    ...(terms.standardValidity !== undefined && { standard_validity: terms.standardValidity }),
    ...(terms.standardWarranty !== undefined && { standard_warranty: terms.standardWarranty }),
    ...(terms.standardOthers !== undefined && { standard_others: terms.standardOthers }),
  };
}
