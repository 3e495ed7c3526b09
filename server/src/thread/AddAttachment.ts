import { attachmentUrl, fileKinds, maxBytesADay, maxFileBytes, maxFiles } from '@vikray/contract/thread/attachment.ts';
import { threadHistory } from '@vikray/contract/thread/thread-messages.ts';
import { saveFileWithinQuota, saveThumbnail } from '../files/public.ts';
import { smallPicture } from '../images/public.ts';
import { digestOf } from '../platform/digest.ts';
import { dayMs, instantBefore } from '../platform/durations.ts';
import { preparedHandler } from '../platform/handler.ts';
import { countAttachments, insertAttachment, sumAttached } from './attachment-store.ts';
import { fileKindOf } from './file-kind.ts';
import { fileNameOf } from './file-name.ts';
import { findTargetToUse } from './target-store.ts';

const pictures = new Set(['JPEG', 'PNG', 'WebP']);

export const AddAttachment = preparedHandler('AddAttachment', {
  // Looking into archives, hashing and shrinking take a while and must not block the database.
  prepare: async ({ input: { file, name: given = '' }, fail }) => {
    if (file.byteLength === 0) throw fail('FileEmpty');
    if (file.byteLength > maxFileBytes) throw fail('FileTooLarge');
    const kind = await fileKindOf(file, given);
    if (!kind) throw fail('FileKindUnknown');
    const thumbnail = pictures.has(kind) ? await smallPicture(file) : undefined;
    return { kind, name: fileNameOf(given, kind), hash: (await digestOf(file)).toString('hex'), thumbnail };
  },
  run: async ({ db, input, user, now, settings, fail, record: recordChange }, { kind, name, hash, thumbnail }) => {
    const { record, recordId, file } = input;
    const target = await findTargetToUse(db, record, recordId);
    if (!target || target.isDeleted) throw fail('RecordNotFound');
    // Other uploads now wait for this transaction, so the counts below are right too.
    if (!(await saveFileWithinQuota(db, { hash, bytes: file, kind: fileKinds[kind] }, settings.filesQuotaBytes, now)))
      throw fail('RoomUsedUp');
    if ((await countAttachments(db, record, recordId)) >= maxFiles) throw fail('TooManyFiles');
    if ((await sumAttached(db, user.userId, instantBefore(now, dayMs), hash)) > maxBytesADay) throw fail('DayUsedUp');
    if (thumbnail) await saveThumbnail(db, hash, thumbnail);

    const size = file.byteLength;
    const attachment = { record, recordId, name, kind, size, hash, isPictured: thumbnail !== undefined };
    const attachmentId = await insertAttachment(db, attachment, { userId: user.userId, now });
    recordChange({
      record: 'file',
      id: attachmentId,
      name: target.name,
      after: { record, name, kind, size },
      kind: 'File',
      summary: threadHistory.attachedTo(name, target.name),
      relatedRecords: [{ record, id: recordId }, ...target.above],
    });
    return [{ attachmentId, url: attachmentUrl(attachmentId), name }];
  },
});
