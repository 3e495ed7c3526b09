import { handler } from '../platform/handler.ts';
import { deductionSums } from './deduction-store.ts';

export const GetDeductionSums = handler('GetDeductionSums', async ({ db, input }) => deductionSums(db, input));
