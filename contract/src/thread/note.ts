import * as z from 'zod';
import { id, sizedParagraph } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { threadMessages as say } from './thread-messages.ts';
import { threadRecords } from './timeline.ts';

/** The most users that a note mentions. */
export const maxMentions = 5;

/** The record to which a note or file is added. */
export const target = { record: z.enum(threadRecords), recordId: id };

/** The text of a note. */
export const noteText = sizedParagraph(2000, say.enterNote);

/** A note to add. The mentioned users get a notice. */
export const newNote = body({
  ...target,
  text: noteText,
  mentions: z.array(id).max(maxMentions, { error: say.tooManyMentions }).nullish(),
});

/** A note in the audit log. */
export const note = row({ record: z.string(), name: z.string(), text: z.string() });

/** The author of a note or file may withdraw it for this long. */
export const withdrawableMs = 24 * 3_600_000;
