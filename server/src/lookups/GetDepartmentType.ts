import { cachedRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetDepartmentType = cachedRead('GetDepartmentType', async ({ db }) => listLookup(db, 'department_types'));
