/** The sentences of a timeline. */
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { attachmentUrl, thumbnailUrl } from '@vikray/contract/thread/attachment.ts';
import { plainSentence } from '@vikray/contract/thread/plain-sentence.ts';
import { stockHistory, threadHistory } from '@vikray/contract/thread/thread-messages.ts';
import type { TimelineEntry } from '@vikray/contract/thread/timeline.ts';
import type { SignedIn } from '../platform/identity.ts';
import type { ShownAttachment } from './attachment-store.ts';
import { entryIdOf } from './entry-id.ts';
import type { Added } from './list-added.ts';
import { mayWithdraw } from './may-withdraw.ts';
import type { ShownNote } from './note-store.ts';
import type { ChangeEntry, MovementEntry } from './timeline-store.ts';

/** An entry of the audit log. Without a sentence of its own, the operation and the name of its record make one. */
export function sayChange(change: ChangeEntry): TimelineEntry {
  const { id, at, who, kind, operation, record, recordId, recordName, summary } = change;
  const text = summary ?? plainSentence(operation, recordName);
  return { entryId: entryIdOf(id, 'change'), at, who, kind, text, record, recordId, recordName };
}

/** An entry about a note or file, at the record to which it belongs; nothing for other entries. A withdrawn one shows only who withdrew it. */
export function sayAdded(change: ChangeEntry, { notes, files }: Added, user: SignedIn, now: string): TimelineEntry | undefined {
  const added = change.record === 'note' ? notes.get(change.recordId) : change.record === 'file' ? files.get(change.recordId) : undefined;
  if (!added) return undefined;
  const { record, recordId, withdrawnBy } = added;
  const entry = { ...sayChange(change), record, recordId };
  const withdrew = 'text' in added ? threadHistory.withdrewNote : threadHistory.withdrewFile;
  if (withdrawnBy !== null) return { ...entry, who: '', text: withdrew(withdrawnBy) };
  const isWithdrawable = mayWithdraw(user, { byId: added.addedById, at: added.addedAt }, now);
  return { ...entry, ...('text' in added ? noteParts(added) : fileParts(added)), mayWithdraw: isWithdrawable ? 'Yes' : 'No' };
}

function noteParts({ id, text }: ShownNote) {
  return { text: threadHistory.noted(text), noteId: id };
}

function fileParts({ id, name, size, isPictured }: ShownAttachment) {
  return {
    text: threadHistory.attached(name),
    attachmentId: id,
    url: attachmentUrl(id),
    size,
    ...(isPictured && { thumbnailUrl: thumbnailUrl(id) }),
  };
}

/** A movement of the stock ledger. */
export function sayMovement({ id, at, who, reason, quantity, balance, summary }: MovementEntry, product: ShownProduct): TimelineEntry {
  const text = summary ?? stockHistory[reason](groupedPieces(Math.abs(quantity) / 100));
  const { recordId, recordName } = product;
  return { entryId: entryIdOf(id, 'movement'), at, who, kind: 'Stock', text, record: 'product', recordId, recordName, quantity, balance };
}

interface ShownProduct {
  readonly recordId: number;
  readonly recordName: string;
}
