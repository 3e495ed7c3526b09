import type { InputOf } from '@vikray/contract/operations.ts';
import { financialYear, longInstant } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { BuyersOrder } from '@vikray/contract/orders/buyers-order.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { LoginRecord } from '@vikray/contract/session/login-record.ts';
import { today } from '../platform/today.ts';

/**
 * The request that generates a quotation's order. It has all documented fields (ORD-10), but the server reads only the quotation's id, and
 * whether it is ordered despite its expiry, and the customer's own number if it differs from that of their acceptance.
 */
export function newOrderOf(quotation: Quotation, { poNumber, poDate }: BuyersOrder, by: LoginRecord): InputOf<'AddOrder'> {
  const { quotationId, type, preparedBy, companyId, contactPersonId } = quotation;
  const { delivery, price, payment, taxes, freight, warranty, validity, others } = quotation;
  const date = today();
  const stated = {
    nickname: by.nickname,
    financialYear: financialYear(date),
    type,
    date,
    preparedBy,
    companyId,
    contactPersonId,
    delivery,
    price,
    payment,
    taxes,
    freight,
    warranty,
    validity,
    others,
    subtotal: formatDecimal(quotation.subtotal),
    discountPercent: formatDecimal(quotation.discountPercent),
    discountAmount: formatDecimal(quotation.discountAmount),
    totalDiscountAmount: formatDecimal(quotation.totalDiscountAmount),
    gstPercent: quotation.gstPercent === null ? '' : formatDecimal(quotation.gstPercent),
    gstAmount: formatDecimal(quotation.gstAmount),
    specialCharges: formatDecimal(quotation.specialCharges),
    shippingCharges: formatDecimal(quotation.shippingCharges),
    installationCharges: formatDecimal(quotation.installationCharges),
    gstServiceChargePercent: formatDecimal(quotation.gstServiceChargePercent),
    gstServiceChargeAmount: formatDecimal(quotation.gstServiceChargeAmount),
    totalAmount: formatDecimal(quotation.totalAmount),
    status: 'Placed',
    updatedBy: by.userId,
    updatedOn: longInstant(new Date()),
  };
  return {
    quotationId,
    ...stated,
    ...(poNumber !== quotation.poNumber && { poNumber }),
    ...(poDate !== '' && { poDate }),
    ...(quotation.shownStatus === 'Expired' && { despiteExpiry: 'Yes' as const }),
  };
}
