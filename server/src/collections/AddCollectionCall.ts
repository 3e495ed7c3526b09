import { collectionHistory } from '@vikray/contract/collections/collection-messages.ts';
import { promiseGraceDays } from '@vikray/contract/collections/collection-words.ts';
import { isPossibleNextDate } from '@vikray/contract/enquiries/enquiry.ts';
import { addDays, dateAt, yearLater } from '@vikray/contract/platform/dates.ts';
import { netOf, openAccount } from '../money/public.ts';
import { handler } from '../platform/handler.ts';
import { findSalesCall, insertEnteredCall } from '../sales-calls/public.ts';
import { getLoginRecord } from '../users/public.ts';

export const AddCollectionCall = handler('AddCollectionCall', async ({ db, input, user, now, fail, record }) => {
  const { customerId, companyId, callType, outcome } = input;
  const { customer } = await openAccount({ db, fail }, input);
  const today = dateAt(now);
  const promisedOn = input.promisedOn ?? '';
  const promised = input.promisedAmount ?? 0;
  if (outcome === 'Promised') {
    const isPossible = today <= promisedOn && promisedOn <= yearLater(today) && promised <= (await netOf(db, input, today));
    if (!isPossible) throw fail('PromiseOutOfRange');
  }
  if (!isPossibleNextDate(input.nextOn ?? '', today)) throw fail('NextDateOutOfRange');
  // Who has promised to pay is called again when that day has come.
  const nextOn = input.nextOn ?? promisedOn;
  const description = input.description ?? '';
  const name = customer.contacts[0]?.name ?? '';
  const callId = await insertEnteredCall(
    db,
    {
      dealId: null,
      quotationId: null,
      customerId,
      companyName: customer.companyName,
      name,
      callType,
      outcome,
      description,
      nextOn,
      mailId: null,
      stepBefore: undefined,
      dealVersion: null,
      money: { companyId, promisedOn, promised, promiseEndsOn: promisedOn && addDays(promisedOn, promiseGraceDays) },
      staff: await getLoginRecord(db, user.userId),
    },
    { userId: user.userId, now },
  );
  const call = await findSalesCall(db, callId, now);
  record({
    record: 'sales call',
    id: callId,
    name: call?.salesId ?? '',
    after: { ...call, nextOn },
    kind: 'Call',
    summary: collectionHistory.called(callType, name || customer.companyName, outcome, description),
    relatedRecords: [{ record: 'customer', id: customerId }],
  });
  return [{ callId }];
});
