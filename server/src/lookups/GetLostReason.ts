import { handler } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetLostReason = handler('GetLostReason', async ({ db }) => listLookup(db, 'lost_reasons'));
