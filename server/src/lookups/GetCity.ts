import { handler } from '../platform/handler.ts';
import { listCities } from './geography.ts';

export const GetCity = handler('GetCity', async ({ input }) => listCities(input.stateId));
