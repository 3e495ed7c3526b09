/** Calls without the necessary right, and ways to gain more rights. */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { isAllowed, rightNames, type RightName } from '@vikray/contract/platform/rights.ts';
import { isUpload } from '../../../server/src/platform/http/requests/read-upload.ts';
import type { Caller, Reply } from '../../../testing/panel/caller.ts';
import { aPicture, imageForm } from '../../../testing/builders/images.ts';
import { aUser } from '../../../testing/builders/users.ts';
import { followUpMobile, type Office } from '../office.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

// The names are exactly the table's keys; Object.entries types them as text. Leaves out the logout, which would end the test.
const table = (Object.entries(operations) as [OperationName, Operation][]).filter(([name]) => name !== 'AddUserLoginSession');

/** Calls an operation without any input, in the format that it expects. */
async function sendNothing(caller: Caller, name: OperationName): Promise<Reply> {
  if (isUpload(operations[name])) return caller.fetch(`/api/${name}`, { method: 'POST', body: new FormData() });
  return caller.send(name, {});
}

interface Called {
  readonly name: OperationName;
  readonly isOpen: boolean;
}

/** Calls, as a user with these rights, every operation that the rights do not allow. */
async function callOver(office: Office, rights: readonly RightName[]): Promise<Called[]> {
  const caller = await office.colleague(rights);
  const user = { loginType: 'Executive', rights: new Set<string>(rights) } as const;
  const called: Called[] = [];
  for (const [name, { right }] of table)
    if (!isAllowed(right, user)) called.push({ name, isOpen: (await sendNothing(caller, name)).status !== 403 });
  return called;
}

async function callAsStranger(office: Office): Promise<Called[]> {
  const called: Called[] = [];
  for (const [name, { right }] of table)
    if (right !== 'public') called.push({ name, isOpen: (await sendNothing(office.visitor(), name)).status !== 401 });
  return called;
}

export const overRights: readonly Attack[] = [
  {
    name: 'every operation with every right left out, with none, and without a login',
    goal: unnoticed,
    async run(office) {
      const called = [...(await callOver(office, [])), ...(await callAsStranger(office))];
      for (const left of rightNames) {
        const others = rightNames.filter((right) => right !== left);
        called.push(...(await callOver(office, others)));
      }
      const open = called.filter(({ isOpen }) => isOpen).map(({ name }) => name);
      return { tries: called.length, summary: open.length === 0 ? 'all refused' : `open: ${tally(open)}`, isRepelled: open.length === 0 };
    },
  },
  {
    name: 'Edit User as a way to Follow Up, to an Administrator’s photo, and to rights for an accomplice',
    goal: unnoticed,
    async run(office) {
      const holder = await office.colleague(['Add User', 'Edit User', 'User List']);
      // Gives the accomplice an open menu, because a sub-menu of a closed menu is refused for that reason alone.
      const accomplice = await office.colleague(['User List']);
      const stored = await office.admin.sendForm('AddImage', imageForm('User', 'attack', await aPicture()));
      const wanted = await office.db.selectFrom('submenus').select('id').where('name', '=', 'Delete User').executeTakeFirstOrThrow();
      const replies = [
        await holder.ask('AddUser', aUser({ officeMobile: followUpMobile })),
        await holder.ask('UpdateUserPhoto', { userId: 1, photo: stored.json.data[0].url }),
        await holder.ask('AddUserSubMenu', { userId: accomplice.userId, subMenuId: wanted.id, access: 1 }),
      ];
      const isRepelled = stored.status === 201 && replies.every(({ status }) => status === 403);
      return { tries: 3, summary: tally(replies.map(({ status, json }) => `${status} ${json.error?.code ?? ''}`)), isRepelled };
    },
  },
  {
    name: 'colleagues’ private details, and whole lists without a trace, without any right',
    goal: unnoticed,
    async run(office) {
      const nosy = await office.colleague([]);
      const { json } = await nosy.send('GetUser', { view: 'whole' });
      const privately = ['fld_pan', 'fld_adhaar', 'fld_bankaccount', 'fld_address', 'fld_personalmobile', 'fld_personalemail'];
      // Reads the answer by its wire names.
      const others = (json.data as Record<string, unknown>[]).filter((row) => row['fld_userid'] !== nosy.userId);
      const readable = others.filter((row) => privately.some((field) => Boolean(row[field]))).length;
      await nosy.fetch('/api/GetCustomerList?format=csv');
      const traces = await office.db.selectFrom('audit_log').select('id').where('user_id', '=', nosy.userId).execute();
      const isRepelled = readable === 0 && traces.length > 0;
      return {
        tries: 2,
        summary: `private details of ${readable} of ${others.length} colleagues; entries in the audit log: ${traces.length}`,
        isRepelled,
      };
    },
  },
];
