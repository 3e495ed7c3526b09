import { handler } from '../platform/handler.ts';
import { listCountries } from './geography.ts';

export const GetCountry = handler('GetCountry', async () => listCountries());
