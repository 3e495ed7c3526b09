import { handler } from '../platform/handler.ts';
import { addCompany, changeCompany, violations } from './save-company.ts';

export const UpdateClientDetails = handler(
  'UpdateClientDetails',
  async (context) => {
    const companyId = Number(context.input.companyId ?? 0);
    return companyId === 0 ? addCompany(context) : changeCompany(context, companyId);
  },
  { violations },
);
