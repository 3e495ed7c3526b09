import { cachedRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetIndustry = cachedRead('GetIndustry', async ({ db }) => listLookup(db, 'industries'));
