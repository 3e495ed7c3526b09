/**
 * The SQL of links. Reading: listLinks, findLink, findLinkByToken. Writing: insertLink, dropUnsentLink, withdrawLink, noteOpened,
 * lockOpenLink.
 */
import './quotation-links-tables.ts';
import { isFinalAnswer } from '@vikray/contract/quotation-links/customer-answer.ts';
import { linkAccess, linkFacts, linkState } from '@vikray/contract/quotation-links/link-state.ts';
import type { LinkChannel, QuotationLink } from '@vikray/contract/quotation-links/quotation-link.ts';
import type { ShownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import type { Selectable } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** A link as stored. */
export type LinkRow = Selectable<Tables['quotation_links']>;

/** A link to store. */
export interface NewLink {
  readonly quotationId: number;
  readonly tokenHash: string;
  readonly channel: LinkChannel;
  /** YYYY-MM-DD. */
  readonly expiresOn: string;
}

/** Stores a link and returns its id. */
export async function insertLink(
  db: Db,
  { quotationId, tokenHash, channel, expiresOn }: NewLink,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('quotation_links')
    .values({
      quotation_id: quotationId,
      token_hash: tokenHash,
      channel,
      expires_on: expiresOn,
      created_by_id: userId,
      created_at: now,
      opened_at: null,
      withdrawn_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a link that reached no one, because its mail was not sent. */
export async function dropUnsentLink(db: Db, linkId: number): Promise<void> {
  await db.deleteFrom('quotation_links').where('id', '=', linkId).where('opened_at', 'is', null).execute();
}

/** The links of a quotation with this status, newest first, as they are on a date in India. */
export async function listLinks(db: Db, quotationId: number, shownStatus: ShownStatus, today: string): Promise<QuotationLink[]> {
  const rows = await db
    .selectFrom('quotation_links')
    .innerJoin('users', 'users.id', 'quotation_links.created_by_id')
    .selectAll('quotation_links')
    .select('users.name as created_by')
    .select((eb) =>
      eb
        .selectFrom('link_answers')
        .select('answer')
        .whereRef('link_answers.link_id', '=', 'quotation_links.id')
        .orderBy('link_answers.id', 'desc')
        .limit(1)
        .as('answer'),
    )
    .where('quotation_links.quotation_id', '=', quotationId)
    .orderBy('quotation_links.id', 'desc')
    .execute();
  return rows.map((row) => {
    const facts = linkFacts({ shownStatus, isWithdrawn: row.withdrawn_at !== null, expiresOn: row.expires_on }, today);
    const answer = row.answer ?? '';
    return {
      linkId: row.id,
      channel: row.channel,
      createdBy: row.created_by,
      createdAt: row.created_at,
      expiresOn: row.expires_on,
      linkState: linkState(linkAccess(facts), isFinalAnswer(answer)),
      openedAt: row.opened_at ?? '',
      answer,
    };
  });
}

/** A link by its id; nothing when it does not exist. */
export async function findLink(db: Db, linkId: number): Promise<LinkRow | undefined> {
  return db.selectFrom('quotation_links').selectAll().where('id', '=', linkId).executeTakeFirst();
}

/** The link of a token; nothing for an unknown one. */
export async function findLinkByToken(db: Db, tokenHash: string): Promise<LinkRow | undefined> {
  return db.selectFrom('quotation_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Ends a link. Returns false if it was withdrawn before. */
export async function withdrawLink(db: Db, linkId: number, now: string): Promise<boolean> {
  return updatesOne(
    db.updateTable('quotation_links').set({ withdrawn_at: now }).where('id', '=', linkId).where('withdrawn_at', 'is', null),
  );
}

/** Notes when a link was first in sight. Returns false if it was before. */
export async function noteOpened(db: Db, linkId: number, now: string): Promise<boolean> {
  return updatesOne(db.updateTable('quotation_links').set({ opened_at: now }).where('id', '=', linkId).where('opened_at', 'is', null));
}

/** Locks the row of a link. Returns false if it was withdrawn, or its last day is before `today`. */
export async function lockOpenLink(db: Db, linkId: number, today: string): Promise<boolean> {
  return updatesOne(
    db
      .updateTable('quotation_links')
      .set((eb) => ({ channel: eb.ref('channel') }))
      .where('id', '=', linkId)
      .where('withdrawn_at', 'is', null)
      .where('expires_on', '>=', today),
  );
}
