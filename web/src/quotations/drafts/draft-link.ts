/** What a tab knows of the draft on the server that holds its entries. Kept beside the entries, so that it survives a reload. */
import * as z from 'zod';
import { tabEntry } from '../../platform/tab-entry.ts';

/** The draft, as this tab has last saved or opened it. */
const draftLink = z.object({
  draftId: z.int(),
  version: z.int(),
  /** The last change that the server has, as ISO text. */
  changedAt: z.string(),
  /** When the server got it, as ISO text. */
  savedAt: z.string(),
});

/** A save without an answer. It may have been carried out, so it is repeated under its Idempotency-Key. */
const unansweredSave = z.object({
  key: z.string(),
  changedAt: z.string(),
  input: z.object({
    draftId: z.int().optional(),
    version: z.int().optional(),
    quotationId: z.int().optional(),
    title: z.string(),
    content: z.string(),
  }),
});

export type UnansweredSave = z.output<typeof unansweredSave>;

/** The link and the unanswered save of the entries that are stored under `key`. */
export function draftLinkAt(key: string) {
  return { link: tabEntry(`${key}.server`, draftLink), unanswered: tabEntry(`${key}.unanswered`, unansweredSave) };
}

/** The entries of a page have moved to another one of this tab, and so has their draft. */
export function moveDraftLink(from: string, to: string): void {
  const { link } = draftLinkAt(from);
  const moved = link.read();
  if (moved) draftLinkAt(to).link.write(moved);
  link.forget();
}
