import { rightPresets } from '@vikray/contract/rights/right-presets.ts';
import { preparedHandler } from '../platform/handler.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { createRights, grantRights } from '../rights/public.ts';
import { nextEmployeeNumber } from './employee-number-store.ts';
import { demandOwnPassword } from './old-password.ts';
import { hashPassword, makeUpFirstPassword } from './password.ts';
import { savePrivateDetails } from './private-store.ts';
import { insertUser, refreshSearchText } from './user-store.ts';

export const AddOfficeUsers = preparedHandler('AddOfficeUsers', {
  async prepare(context) {
    const { input, user } = context;
    await demandOwnPassword(context, input.ownPassword);
    const passwords: { readonly password: string; readonly hash: string }[] = [];
    for (const _ of input.users) {
      const password = makeUpFirstPassword();
      passwords.push({ password, hash: await hashPassword(password, ownerOf(user)) });
    }
    return passwords;
  },
  async run({ db, input, user, now, record }, passwords) {
    const added: { userId: number; name: string; officeMobile: string; password: string }[] = [];
    for (const [index, { name, officeMobile, nickname, preset }] of input.users.entries()) {
      const { password = '', hash = '' } = passwords[index] ?? {};
      const empNumber = await nextEmployeeNumber(db);
      const details = { ...blankDetails, emp_number: empNumber, emp_number_key: nameKey(empNumber) };
      const own = { name, name_key: nameKey(name), nickname, designation: preset, office_mobile: officeMobile };
      const entered = { photo: '', passwordHash: hash, mustChange: true };
      const userId = await insertUser(db, { ...details, ...own }, entered, { userId: user.userId, now });
      await savePrivateDetails(db, userId, { marital_status: 'Single' });
      await createRights(db, userId);
      await grantRights(db, userId, rightPresets[preset]);
      record({ record: 'user', id: userId, after: await refreshSearchText(db, userId) });
      const given = Object.fromEntries(rightPresets[preset].map((right) => [right, 'Yes' as const]));
      record({ record: 'user rights', id: userId, name, after: given });
      added.push({ userId, name, officeMobile, password });
    }
    return added;
  },
  violations: { users_office_mobile: 'MobileRegistered', users_emp_number: 'EmployeeNumberRegistered' },
});

/** What someone enters later in Edit User, which asks for all of it. */
const blankDetails = {
  office_email: '',
  login_type: 'Executive',
  joined_on: '',
  personal_email: '',
  personal_mobile: '',
  personal_phone: '',
  department_id: null,
  department: '',
  address: '',
  country_id: null,
  country: '',
  state_id: null,
  state: '',
  city_id: null,
  city: '',
  pincode: '',
} as const;
