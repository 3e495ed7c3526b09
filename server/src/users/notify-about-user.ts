import type { NoticeRecord } from '@vikray/contract/notices/notice.ts';
import { addNotice } from '../notices/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { SignedIn } from '../platform/identity.ts';
import { listAdministrators } from './user-store.ts';

/** Something that was done to a user's login or rights. */
interface Deed {
  readonly userId: number;
  readonly toThem: string;
  readonly toAdministrators: string;
  /** The record that the Administrators' notice leads to. */
  readonly record: NoticeRecord;
}

/** Notifies the user concerned and all Administrators, except the one who did it. Call it in the transaction of the change. */
export async function notifyAboutUser(
  db: Db,
  by: SignedIn,
  now: string,
  { userId, toThem, toAdministrators, record }: Deed,
): Promise<void> {
  if (userId !== by.userId) await addNotice(db, { userIds: [userId], text: toThem, record: 'account', recordId: userId, now });
  const administrators = (await listAdministrators(db)).map((one) => one.userId);
  const others = administrators.filter((one) => one !== by.userId && one !== userId);
  await addNotice(db, { userIds: others, text: toAdministrators, record, recordId: userId, now });
}
