import { handler } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetCompanyType = handler('GetCompanyType', async ({ db }) => listLookup(db, 'company_types'));
