import type { CsvFile } from '../platform/list-file.ts';
import type { User } from './user.ts';

/** The user list as a file, with the columns of its table. */
export const userCsv: CsvFile<User> = {
  fileName: 'user_list.csv',
  columns: [
    { heading: 'Employee Number', text: (user) => user.empNumber },
    { heading: 'Name', text: (user) => user.name },
    { heading: 'Designation', text: (user) => user.designation },
    { heading: 'Email', text: (user) => user.officeEmail },
    { heading: 'Mobile', text: (user) => user.officeMobile },
  ],
};
