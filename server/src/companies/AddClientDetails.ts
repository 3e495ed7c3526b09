import { handler } from '../platform/handler.ts';
import { addCompany, violations } from './save-company.ts';

export const AddClientDetails = handler('AddClientDetails', async (context) => addCompany(context), { violations });
