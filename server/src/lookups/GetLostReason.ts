import { keptRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetLostReason = keptRead('GetLostReason', async ({ db }) => listLookup(db, 'lost_reasons'));
