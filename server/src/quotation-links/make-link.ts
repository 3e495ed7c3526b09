import { dateAt } from '@vikray/contract/platform/dates.ts';
import { linkHistory } from '@vikray/contract/quotation-links/quotation-link-messages.ts';
import { isPossibleExpiry, maxLiveLinks, presetExpiry, type LinkChannel } from '@vikray/contract/quotation-links/quotation-link.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { isInForce } from '@vikray/contract/quotations/quotation-status.ts';
import type { Change } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import type { HandlerSettings } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { lockApproved, sharedHistory } from '../quotations/public.ts';
import { hashToken, newToken } from '../session/public.ts';
import { settingValue } from '../settings/public.ts';
import { linkAddressOf } from './link-address.ts';
import { insertLink, listLinks } from './quotation-link-store.ts';

/** A link to make. */
export interface WantedLink {
  readonly quotation: Quotation;
  readonly channel: LinkChannel;
  /** YYYY-MM-DD; absent or blank for the preset day. */
  readonly expiresOn?: string | null | undefined;
}

/** A link that was made. The address is known only now: the database has a hash of its token. */
export interface MadeLink {
  readonly linkId: number;
  readonly url: string;
  /** What the audit log and the timelines say of it. */
  readonly change: Change;
}

/** Why no link was made. Operations declare failures of these names. */
export type LinkObstacle = 'NoAddress' | 'NotShareable' | 'ExpiryOutOfRange' | 'TooManyLinks';

/**
 * Makes a link to an approved, current quotation. Call it in a transaction, after `storeSentPaper`, whose PDF the link gives. It locks the
 * quotation, so that links made at once cannot exceed the limit.
 */
export async function makeLink(
  tx: Db,
  { quotation, channel, expiresOn }: WantedLink,
  stamp: WriteStamp,
  { linkUrl }: Pick<HandlerSettings, 'linkUrl'>,
): Promise<MadeLink | LinkObstacle> {
  if (!linkUrl) return 'NoAddress';
  const { quotationId, number, shownStatus, validUntil } = quotation;
  const today = dateAt(stamp.now);
  if (!isInForce(shownStatus) || !(await lockApproved(tx, quotationId))) return 'NotShareable';
  const lastDay = expiresOn || presetExpiry(validUntil, today, await settingValue(tx, 'linkvaliddays'));
  if (!isPossibleExpiry(lastDay, today)) return 'ExpiryOutOfRange';
  const links = await listLinks(tx, quotationId, shownStatus, today);
  if (links.filter(({ linkState }) => linkState === 'Live').length >= maxLiveLinks) return 'TooManyLinks';

  const token = newToken();
  const linkId = await insertLink(tx, { quotationId, tokenHash: hashToken(token), channel, expiresOn: lastDay }, stamp);
  const summary = linkHistory.made(number, channel);
  const change = {
    record: 'quotation',
    id: quotationId,
    name: number,
    kind: 'Link',
    summary,
    relatedRecords: sharedHistory(quotation),
  } as const;
  return { linkId, url: linkAddressOf(linkUrl, token), change };
}
