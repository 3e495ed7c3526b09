import { keptRead } from '../platform/handler.ts';
import { listCountries } from './geography.ts';

export const GetCountry = keptRead('GetCountry', async () => listCountries());
