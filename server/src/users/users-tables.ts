import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { MaritalStatus } from '@vikray/contract/users/private-details.ts';
import type { Generated } from 'kysely';

/** What the office enters about a user, except private details and the password. */
export interface UserDetails {
  emp_number: string;
  emp_number_key: string;
  name: string;
  name_key: string;
  nickname: string;
  designation: string;
  office_email: string;
  office_mobile: string;
  login_type: LoginType;
  joined_on: string;
  personal_email: string;
  personal_mobile: string;
  personal_phone: string;
  department_id: number | null;
  department: string;
  address: string;
  country_id: number | null;
  country: string;
  state_id: number | null;
  state: string;
  city_id: number | null;
  city: string;
  pincode: string;
}

/** What only the user and holders of Edit User can read. */
export interface PrivateColumns {
  born_on: string;
  anniversary_on: string;
  marital_status: MaritalStatus;
  pan: string;
  driving_licence: string;
  voter_id: string;
  aadhaar: string;
  passport: string;
  ration_card: string;
  bank_account: string;
  bank_name: string;
  branch: string;
  ifsc: string;
}

/** Columns that are blank for the first user until someone fills them in. */
type EnteredLater = Omit<
  UserDetails,
  'emp_number' | 'emp_number_key' | 'name' | 'name_key' | 'nickname' | 'designation' | 'office_email' | 'office_mobile' | 'login_type'
>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: Omit<UserDetails, keyof EnteredLater> & {
      [K in keyof EnteredLater]: Generated<EnteredLater[K]>;
    } & {
      id: Generated<number>;
      photo: string;
      status: 'Active' | 'Deleted';
      password_hash: string;
      must_change_password: Generated<number>;
      /** 1 when the user wants a mail about each login from a new browser. */
      mail_sign_ins: Generated<number>;
      rights_version: Generated<number>;
      version: Generated<number>;
      search_text: string;
      entered_by_id: Generated<number | null>;
      updated_by_id: Generated<number | null>;
      created_at: string;
      updated_at: string;
    };
    user_private: PrivateColumns & { user_id: number };
    /** `mobile` is blank for anything that is not a number. Its user is looked up only when the request is answered. */
    reset_requests: { id: Generated<number>; mobile: string; network: string; asked_at: string; is_answered: Generated<number> };
    /** One link a user, by the hash of its token. */
    password_resets: { token_hash: string; user_id: number; made_at: string };
  }
}
