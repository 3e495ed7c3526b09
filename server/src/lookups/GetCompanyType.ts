import { cachedRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetCompanyType = cachedRead('GetCompanyType', async ({ db }) => listLookup(db, 'company_types'));
