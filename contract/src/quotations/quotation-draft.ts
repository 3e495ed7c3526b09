import * as z from 'zod';
import { fieldMessages } from '../platform/messages.ts';
import { id, instant, line } from '../platform/fields.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';

/** The most drafts of one user. */
export const maxDrafts = 20;

/** The largest content of a draft: 200 KB in UTF-8. */
const maxContentBytes = 200 * 1024;

/** Drafts that are untouched for this many days are deleted. */
export const draftDays = 60;

/** Whether the content of a draft is too large to save. */
export function isTooLargeDraft(content: string): boolean {
  return content.length > maxContentBytes || new TextEncoder().encode(content).length > maxContentBytes;
}

/** Whether a text is a JSON object. Nothing of its contents is checked. */
export function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A draft to save: a new one, or with `draftId` a change. The server stores `content` as text and never looks into it. */
export const draftToSave = body({
  draftId: id.optional(),
  ...expectedVersion,
  /** The quotation that is edited or revised; absent for a new one. */
  quotationId: id.nullish(),
  title: line(300),
  content: z.string().refine((value) => value.isWellFormed(), { error: fieldMessages.unreadable }),
});

/** A draft in an answer. */
export const quotationDraft = row({
  draftId: id,
  title: z.string(),
  quotationId: id.nullable(),
  content: z.string(),
  updatedOn: instant,
  version: id,
});

export type QuotationDraft = z.output<typeof quotationDraft>;
