import { readTexts, type PrintedTexts } from '../../server/src/quotations/public.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Makes an order print other texts, even such as the panel lets no one enter. */
export async function changePrinted(db: Db, orderId: number, texts: Partial<PrintedTexts>): Promise<void> {
  const { printed } = await db.selectFrom('orders').select('printed').where('id', '=', orderId).executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...readTexts(printed), ...texts });
  await db.updateTable('orders').set({ printed: changed }).where('id', '=', orderId).execute();
}
