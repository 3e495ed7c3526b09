/** Tells a race as what it was: what someone else has done to a quotation in the meantime. */
import { dateAt, recentInstant } from '@vikray/contract/platform/dates.ts';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import type { QuotationRevision } from '@vikray/contract/quotations/quotation-revision.ts';
import { CallFailure } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import type { NoticeDetails } from '../platform/NoticeMore.tsx';
import { today } from '../platform/today.ts';

/** The refusals of a quotation that is no longer as the user has seen it. */
const raceCodes: readonly string[] = [
  'StatusRefused',
  'VersionConflict',
  'OrderRefused',
  'QuotationClosed',
  'QuotationNotOpen',
  'QuotationLost',
  'QuotationNotLost',
  'MayNotBeLost',
  'RevisionOfVoid',
  'RevisionOfOrdered',
];

/** Who did last what to a quotation, and when: 'Meenal Dabholkar made it void at 14:32.' */
export function lastDeed({ shownStatus, updatedBy, updatedOn }: QuotationRevision): string {
  const time = recentInstant(updatedOn, today());
  return say.lastDeed(updatedBy, shownStatus, dateAt(updatedOn) === today() ? `at ${time}` : `on ${time}`);
}

/** The quotation as it is now; nothing when it cannot be read. */
export async function quotationNow(quotationId: number): Promise<QuotationRevision | undefined> {
  const revisions = await call('GetQuotationRevision', { quotationId });
  return revisions.find((each) => each.quotationId === quotationId);
}

/** What to say below the refusal of a change of this quotation. Nothing when no one else is behind it, or that cannot be read. */
export function raceDetails(quotationId: number): (thrown: unknown) => Promise<NoticeDetails | undefined> {
  return async (thrown) => {
    if (!(thrown instanceof CallFailure)) return undefined;
    try {
      if (thrown.code === 'QuotationOrdered') {
        const { rows } = await call('GetOrder', { quotationId });
        return { about: quotationMessages.ordered(rows[0]?.number) };
      }
      const now = raceCodes.includes(thrown.code) ? await quotationNow(quotationId) : undefined;
      return now && { about: lastDeed(now) };
    } catch {
      return undefined;
    }
  };
}
