import { enquiryHistory } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { isPossibleNextDate } from '@vikray/contract/enquiries/enquiry.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { findDealOfRequest, linkRequest } from '../brochures/public.ts';
import { findCustomerToUse } from '../customers/public.ts';
import { findDeal, insertEnquiry, refreshDealSearchText } from '../deals/public.ts';
import { handler } from '../platform/handler.ts';
import { nextDocumentNumber } from '../quotations/public.ts';
import { findDealOfCall, linkCall } from '../sales-calls/public.ts';
import { getLoginRecord } from '../users/public.ts';
import { enquiryRecord } from './enquiry-record.ts';

export const AddEnquiry = handler('AddEnquiry', async ({ db, input, user, now, fail, record }) => {
  const { customerId, brochureId, callId } = input;
  const customer = customerId ? await findCustomerToUse(db, customerId) : undefined;
  if (customerId && !customer) throw fail('CustomerUnknown');
  const today = dateAt(now);
  const nextOn = input.nextOn ?? '';
  if (!isPossibleNextDate(nextOn, today)) throw fail('NextDateOutOfRange');
  const ofRequest = brochureId ? await findDealOfRequest(db, brochureId) : null;
  if (ofRequest === undefined) throw fail('RequestUnknown');
  const ofCall = callId ? await findDealOfCall(db, callId) : null;
  if (ofCall === undefined) throw fail('CallUnknown');
  const known = ofRequest ?? ofCall;
  const knownDeal = known === null ? undefined : await findDeal(db, known);
  if (knownDeal) return [{ dealId: knownDeal.id, number: knownDeal.number }];

  const number = await nextDocumentNumber(db, 'enquiry', await getLoginRecord(db, user.userId), today);
  const { name, mobile, email, requirement, source } = input;
  const dealId = await insertEnquiry(
    db,
    {
      number,
      customerId: customer?.customerId ?? null,
      companyName: customer?.companyName ?? input.companyName ?? '',
      ownerName: user.name,
      name: name ?? '',
      mobile: mobile ?? '',
      email: email ?? '',
      requirement: requirement ?? '',
      source: source ?? '',
      nextOn,
    },
    { userId: user.userId, now },
  );
  if (brochureId && !(await linkRequest(db, brochureId, dealId))) throw fail('AlreadyAdded');
  if (callId && !(await linkCall(db, callId, dealId))) throw fail('AlreadyAdded');
  // The due list shows what came of the call.
  if (callId) await refreshDealSearchText(db, dealId);

  const after = enquiryRecord(await findDeal(db, dealId));
  record({
    record: 'deal',
    name: number,
    id: dealId,
    after,
    summary: enquiryHistory.added(number, after.companyName),
    relatedRecords: customer ? [{ record: 'customer', id: customer.customerId }] : [],
  });
  return [{ dealId, number }];
});
