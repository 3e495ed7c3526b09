import { findImagesAt } from '../images/public.ts';
import { handler } from '../platform/handler.ts';
import { findIdOfCode, listOldQuotationLines } from './old-quotation-store.ts';

export const GetOldQuotationProduct = handler('GetOldQuotationProduct', async ({ db, input, fail }) => {
  const oldQuotationId = await findIdOfCode(db, input.code);
  if (oldQuotationId === undefined) throw fail('OldQuotationNotFound');
  const lines = await listOldQuotationLines(db, oldQuotationId);
  const pictures = await findImagesAt(
    db,
    lines.map(({ photo }) => photo),
  );
  return lines.map(({ photo, quantity, ...line }, index) => ({
    ...line,
    number: index + 1,
    picture: Buffer.from(pictures.get(photo) ?? []).toString('base64'),
    quantity: quantity / 100,
  }));
});
