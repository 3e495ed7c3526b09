import { nextStep } from '@vikray/contract/follow-ups/cadence.ts';
import { followUpHistory } from '@vikray/contract/follow-ups/due-messages.ts';
import { isPossibleNextDate } from '@vikray/contract/enquiries/enquiry.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { findDeal, planNext, refreshDealSearchText } from '../deals/public.ts';
import { handler } from '../platform/handler.ts';
import { findSalesCall, insertEnteredCall } from '../sales-calls/public.ts';
import { getLoginRecord } from '../users/public.ts';
import { callSubject } from './call-subject.ts';

export const AddSalesCall = handler('AddSalesCall', async (context) => {
  const { db, input, user, now, fail, record } = context;
  const { callType, outcome, nextOn: chosen, mailId } = input;
  const { deal, quotationId, customer, companyName, name, relatedRecords } = await callSubject(context);
  const today = dateAt(now);
  if (!isPossibleNextDate(chosen ?? '', today)) throw fail('NextDateOutOfRange');
  const isDecided = deal !== undefined && deal.due_on === '';
  if (chosen && isDecided) throw fail('DealDecided');

  const step = deal && !isDecided ? nextStep(deal.cadence, deal.stage, today) : undefined;
  const nextOn = chosen ?? step?.nextOn ?? '';
  if (deal && step) await planNext(db, deal.id, { stage: step.stage, nextOn }, now);
  const after = deal && (await findDeal(db, deal.id));
  const description = input.description ?? '';
  const staff = await getLoginRecord(db, user.userId);
  const callId = await insertEnteredCall(
    db,
    {
      dealId: deal?.id ?? null,
      quotationId,
      customerId: customer?.customerId ?? null,
      companyName,
      name,
      callType,
      outcome,
      description,
      nextOn,
      mailId: mailId ?? null,
      stepBefore: deal && step && { stage: deal.stage, nextOn: deal.next_on },
      dealVersion: after?.version ?? null,
      staff,
    },
    { userId: user.userId, now },
  );
  if (deal) await refreshDealSearchText(db, deal.id);

  const call = await findSalesCall(db, callId, now);
  record({
    record: 'sales call',
    id: callId,
    name: call?.salesId ?? '',
    after: { ...call, nextOn },
    kind: 'Call',
    summary: followUpHistory.called({ callType, outcome, name: name || companyName, description, nextOn }),
    relatedRecords,
  });
  return [{ callId }];
});
