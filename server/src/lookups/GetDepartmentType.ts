import { handler } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetDepartmentType = handler('GetDepartmentType', async ({ db }) => listLookup(db, 'department_types'));
