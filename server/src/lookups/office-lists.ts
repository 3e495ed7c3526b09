import type { OfficeList } from '@vikray/contract/lookups/lookup.ts';
import type { LookupList } from './lookups-tables.ts';

/** The table of each list of the office. */
export const tableOfList: Readonly<Record<OfficeList, LookupList>> = {
  Industries: 'industries',
  'Company Types': 'company_types',
  'Product Categories': 'product_categories',
  Departments: 'department_types',
  'Lost Reasons': 'lost_reasons',
};
