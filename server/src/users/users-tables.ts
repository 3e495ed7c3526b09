import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { Generated } from 'kysely';

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: Generated<number>;
      emp_number: string;
      name: string;
      nickname: string;
      designation: string;
      office_email: string;
      office_mobile: string;
      photo: string;
      login_type: LoginType;
      status: 'Active' | 'Deleted';
      password_hash: string;
      rights_version: Generated<number>;
      created_at: string;
      updated_at: string;
    };
  }
}
