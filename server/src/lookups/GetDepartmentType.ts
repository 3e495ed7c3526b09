import { keptRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetDepartmentType = keptRead('GetDepartmentType', async ({ db }) => listLookup(db, 'department_types'));
