import { countHandover } from '../deals/public.ts';
import { handler } from '../platform/handler.ts';

export const GetHandover = handler('GetHandover', async ({ db, input: { userId } }) => [await countHandover(db, userId)]);
