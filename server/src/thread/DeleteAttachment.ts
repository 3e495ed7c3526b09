import { threadHistory } from '@vikray/contract/thread/thread-messages.ts';
import { touchFile } from '../files/public.ts';
import { emptyFile } from './clear-files.ts';
import { handler } from '../platform/handler.ts';
import { findAttachment, withdrawAttachment } from './attachment-store.ts';
import { mayWithdraw } from './may-withdraw.ts';
import { findTarget } from './target-store.ts';

export const DeleteAttachment = handler('DeleteAttachment', async ({ db, input: { attachmentId, empty }, user, now, fail, record }) => {
  const file = await findAttachment(db, attachmentId);
  if (!file) throw fail('FileNotFound');
  if (!mayWithdraw(user, { byId: file.added_by_id, at: file.added_at }, now)) throw fail('Forbidden');
  if (!(await withdrawAttachment(db, attachmentId, { userId: user.userId, now }))) throw fail('FileNotFound');
  if (file.hash !== null) {
    // The time until the bytes are deleted begins now. Until this transaction ends, no one attaches the same content.
    await touchFile(db, file.hash, now);
    if (empty === 'Yes') await emptyFile(db, file.hash, now);
  }
  const { name, kind, size } = file;
  const target = (await findTarget(db, file.record, file.record_id))?.name ?? '';
  const before = { record: file.record, name, kind, size };
  record({ record: 'file', id: attachmentId, name: target, before, kind: 'File', summary: threadHistory.withdrewFileOf(name, target) });
  return [{ attachmentId }];
});
