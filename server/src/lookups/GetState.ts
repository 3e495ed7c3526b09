import { handler } from '../platform/handler.ts';
import { listStates } from './geography.ts';

export const GetState = handler('GetState', async ({ input }) => listStates(input.countryId));
