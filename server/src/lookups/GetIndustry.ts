import { keptRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetIndustry = keptRead('GetIndustry', async ({ db }) => listLookup(db, 'industries'));
