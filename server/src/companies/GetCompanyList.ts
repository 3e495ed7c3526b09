import { parseWhereClause } from '@vikray/contract/companies/where-clause.ts';
import { listHandler } from '../platform/handler.ts';
import { pageOfCompanies } from './company-store.ts';

export const GetCompanyList = listHandler('GetCompanyList', {
  page: ({ db, input }, window) => pageOfCompanies(db, { ...parseWhereClause(input.whereClause ?? ''), role: input.role }, window),
  idOf: (company) => company.companyId,
});
