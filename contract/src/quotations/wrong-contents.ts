import { invalid } from '../platform/failures.ts';
import { siteMessages } from '../customers/site-messages.ts';
import { taxMessages } from '../gst/tax-messages.ts';
import { quotationMessages as say } from './quotation-messages.ts';

/** The refusals of what a user enters of a quotation, a new one or a changed one. */
export const wrongContents = {
  ValidityOutOfRange: invalid('validUntil', say.validityOutOfRange),
  CompanyUnknown: invalid('preparedFor', say.selectCompany),
  CustomerUnknown: invalid('companyId', say.selectCustomer),
  ContactUnknown: invalid('contactPersonId', say.selectContact),
  SiteUnknown: invalid('siteId', siteMessages.select),
  PlaceReasonMissing: invalid('placeReason', taxMessages.giveReason),
  ProductUnknown: invalid('products', say.selectProduct),
  GstMissing: invalid('products', say.gstMissing('a product')),
  LinesDoNotAddUp: invalid('subtotal', say.linesDoNotAddUp),
  AmountsDoNotAddUp: invalid('totalAmount', say.amountsDoNotAddUp),
};

/** The refusals of the deal that a quotation names. */
export const wrongDeal = {
  DealUnknown: invalid('dealId', say.dealNotFound),
  DealOfOther: invalid('dealId', say.dealOfOther),
};
