import { followUpHistory as history } from '@vikray/contract/follow-ups/due-messages.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { isPossibleNextDate } from '@vikray/contract/enquiries/enquiry.ts';
import { changeFollowUp, dealRelatedRecords, findDeal, refreshDealSearchText, type DealRow } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { handler } from '../platform/handler.ts';
import { areActiveUsers, userNames } from '../users/public.ts';

export const UpdateFollowUp = handler('UpdateFollowUp', async ({ db, input, user, now, fail, record }) => {
  const { dealId, version, nextOn, ownerId } = input;
  const deal = await findDeal(db, dealId);
  if (!deal) throw fail('DealNotFound');
  if (!user.rights.has('Add Follow Up') && deal.owner_id !== user.userId) throw fail('Forbidden');
  if (!isPossibleNextDate(nextOn ?? '', dateAt(now))) throw fail('NextDateOutOfRange');
  if (typeof ownerId === 'number' && !(await areActiveUsers(db, [ownerId]))) throw fail('OwnerUnknown');
  if (nextOn && deal.due_on === '') throw fail('DealDecided');
  if (version !== deal.version) throw fail('VersionConflict');

  const change = changeOf(input);
  if (!(await changeFollowUp(db, deal, change, now))) throw fail('VersionConflict');
  await refreshDealSearchText(db, dealId);
  const after = await followUpRecord(db, await findDeal(db, dealId));
  const changes = [
    ...(change.nextOn === undefined ? [] : [history.nextDate(after.nextOn)]),
    ...(change.cadence === undefined ? [] : [history.cadence(after.cadence)]),
    ...(change.ownerId === undefined ? [] : [history.owner(after.owner)]),
    ...(change.expectedMonth === undefined ? [] : [history.expectedMonth(after.expectedMonth)]),
  ];
  if (changes.length > 0)
    record({
      record: 'deal',
      id: dealId,
      name: deal.number,
      before: await followUpRecord(db, deal),
      after,
      summary: history.changed(deal.number, changes),
      relatedRecords: dealRelatedRecords(deal),
    });
  return [{ dealId }];
});

/** The change without what the request leaves out. */
function changeOf({ nextOn, cadence, ownerId, expectedMonth }: InputOf<'UpdateFollowUp'>) {
  return {
    nextOn: nextOn ?? undefined,
    cadence: cadence ?? undefined,
    ownerId: ownerId ?? undefined,
    expectedMonth: expectedMonth ?? undefined,
  };
}

/** How a deal is followed up, as the audit log stores it. */
async function followUpRecord(db: Db, deal: DealRow | undefined) {
  if (!deal) throw new Error('A deal that was just changed exists');
  const owner = (await userNames(db, [deal.owner_id])).get(deal.owner_id) ?? '';
  return { nextOn: deal.next_on, cadence: deal.cadence, owner, expectedMonth: deal.expected_month };
}
