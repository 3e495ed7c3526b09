import { cachedRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetLostReason = cachedRead('GetLostReason', async ({ db }) => listLookup(db, 'lost_reasons'));
