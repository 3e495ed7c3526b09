import type { CsvFile } from '../platform/list-file.ts';
import type { Company } from './company.ts';

/** The company list as a file. */
export const companyCsv: CsvFile<Company> = {
  fileName: 'company_list.csv',
  columns: [
    { heading: 'Company Name', text: (each) => each.companyName },
    { heading: 'State', text: (each) => each.state },
    { heading: 'GST Number', text: (each) => each.gst },
    { heading: 'MSME Number', text: (each) => each.msme },
    { heading: 'Phone', text: (each) => each.mobileNumber },
    { heading: 'Email', text: (each) => each.email },
  ],
};
