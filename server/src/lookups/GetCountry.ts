import { cachedRead } from '../platform/handler.ts';
import { listCountries } from './geography.ts';

export const GetCountry = cachedRead('GetCountry', async () => listCountries());
