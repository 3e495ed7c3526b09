import { costing } from '@vikray/contract/quotations/costing.ts';
import { hashInUrl } from '@vikray/contract/images/image.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { quotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { mostSubtotal, type NewQuotation } from '@vikray/contract/quotations/quotation.ts';
import { findCompany } from '../companies/public.ts';
import { findCustomer } from '../customers/public.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db } from '../platform/database/tables.ts';
import { findProduct } from '../products/public.ts';
import { getLoginRecord } from '../users/public.ts';
import type { AmountColumns, LineColumns, PrintedColumns } from './quotations-tables.ts';

/** Figures may differ by a paisa from the browser's, which may round at another place. */
const tolerancePaise = 1;

/** Whether a quotation may bear this date: one of this financial year or of the one before. */
export function isQuotable(date: string, now: string): boolean {
  const { earliest, latest } = quotableDates(dateAt(now));
  return earliest <= date && date <= latest;
}

/** The parties of a quotation as they are now, which is how it will always print them. The first unknown one is told. */
export async function printedParties(
  db: Db,
  input: NewQuotation,
  userId: number,
): Promise<PrintedColumns | 'CompanyUnknown' | 'CustomerUnknown' | 'ContactUnknown'> {
  const company = await findCompany(db, input.preparedFor);
  if (company?.status !== 'Active') return 'CompanyUnknown';
  const customer = await findCustomer(db, input.companyId);
  if (!customer) return 'CustomerUnknown';
  const contact = customer.contacts.find((each) => each.contactId === input.contactPersonId);
  if (!contact) return 'ContactUnknown';
  const preparer = await getLoginRecord(db, userId);
  return {
    customer_id: customer.customerId,
    contact_person_id: contact.contactId,
    company_id: company.companyId,
    prepared_by_id: userId,
    customer_name: customer.companyName,
    customer_name_key: nameKey(customer.companyName),
    contact_name: contact.name,
    contact_designation: contact.designation,
    contact_email: contact.email,
    address: customer.address,
    country: customer.country,
    state: customer.state,
    city: customer.city,
    pincode: customer.pincode,
    prepared_by: preparer.name,
    prepared_by_mobile: preparer.officeMobile,
    prepared_by_email: preparer.officeEmail,
    company_name: company.companyName,
    company_address: company.address,
    company_city: company.city,
    company_state: company.state,
    company_pincode: company.pincode,
    company_country: company.country,
    company_email: company.email,
    company_phone: company.mobileNumber,
    company_gstin: company.gst,
    company_msme: company.msme,
    company_image_hash: hashInUrl(company.image) ?? '',
    delivery: input.delivery ?? '',
    price: input.price ?? '',
    payment: input.payment ?? '',
    taxes: input.taxes ?? '',
    freight: input.freight ?? '',
    validity: input.validity ?? '',
    warranty: input.warranty ?? '',
    others: input.others ?? '',
  };
}

/** The amounts of a quotation, computed here; nothing when the browser's own figures differ. */
export function printedAmounts(input: NewQuotation): AmountColumns | undefined {
  const computed = costing(input);
  const names = ['discountAmount', 'totalDiscountAmount', 'gstAmount', 'gstServiceChargeAmount', 'totalAmount'] as const;
  if (names.some((name) => Math.abs((input[name] ?? computed[name]) - computed[name]) > tolerancePaise)) return undefined;
  return {
    subtotal_paise: input.subtotal,
    discount_percent_hundredths: input.discountPercent,
    discount_paise: computed.discountAmount,
    discounted_paise: computed.totalDiscountAmount,
    gst_percent_hundredths: input.gstPercent,
    gst_paise: computed.gstAmount,
    special_charges_paise: input.specialCharges,
    shipping_charges_paise: input.shippingCharges,
    installation_charges_paise: input.installationCharges,
    service_gst_percent_hundredths: input.gstServiceChargePercent,
    service_gst_paise: computed.gstServiceChargeAmount,
    total_paise: computed.totalAmount,
  };
}

interface EnteredLine {
  readonly productId: number;
  readonly quantity: number;
  readonly rate: number;
  readonly total?: number | undefined;
}

/** A line as it will always print its product. The first thing wrong with it is told. */
export async function printedLine(db: Db, line: EnteredLine): Promise<LineColumns | 'ProductUnknown' | 'AmountsDoNotAddUp'> {
  const product = await findProduct(db, line.productId);
  if (!product) return 'ProductUnknown';
  const total = line.quantity * line.rate;
  if (total > mostSubtotal || (line.total !== undefined && line.total !== total)) return 'AmountsDoNotAddUp';
  return {
    product_id: product.productId,
    name: product.name,
    description: product.description,
    image_hash: hashInUrl(product.photo) ?? null,
    quantity: line.quantity,
    rate_paise: line.rate,
    total_paise: total,
  };
}
