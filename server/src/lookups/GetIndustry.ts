import { handler } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetIndustry = handler('GetIndustry', async ({ db }) => listLookup(db, 'industries'));
