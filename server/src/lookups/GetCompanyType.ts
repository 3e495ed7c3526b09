import { keptRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetCompanyType = keptRead('GetCompanyType', async ({ db }) => listLookup(db, 'company_types'));
