/** Tokens of programs: what their scope does not allow, tokens that are none or no longer one, and floods of them. */
import { isClosedToTokens } from '@vikray/contract/api-tokens/closed-to-tokens.ts';
import type { TokenScope } from '@vikray/contract/api-tokens/api-token.ts';
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { isAllowed, rightNames, type RightName } from '@vikray/contract/platform/rights.ts';
import { isUpload } from '../../../server/src/platform/http/requests/read-upload.ts';
import type { Caller, Reply } from '../../../testing/panel/caller.ts';
import { program } from '../../../testing/panel/program-caller.ts';
import type { Colleague, Office } from '../office.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

// The names are exactly the table's keys; Object.entries types them as text.
const table = Object.entries(operations) as [OperationName, Operation][];
const chosen: readonly RightName[] = ['Add Tax', 'View Outstanding'];
const scopes: readonly { readonly scope: TokenScope; readonly rights: readonly RightName[] }[] = [
  { scope: 'Read', rights: rightNames },
  { scope: 'Chosen', rights: chosen },
  { scope: 'All mine', rights: rightNames },
];

async function tokenOf(user: Colleague, scope: TokenScope): Promise<{ readonly tokenId: number; readonly token: string }> {
  const [made] = await user.call('AddApiToken', { name: `Attack ${scope}`, scope, rights: [...chosen] });
  if (made?.token === undefined) throw new Error('no token');
  return { tokenId: made.tokenId, token: made.token };
}

/** Calls an operation with an input that no operation accepts, so that nothing changes. */
async function sendNothing(caller: Caller, name: OperationName): Promise<Reply> {
  if (isUpload(operations[name])) return caller.fetch(`/api/${name}`, { method: 'POST', body: new FormData() });
  return caller.send(name, { page: 'x', id: 'x' });
}

function isOpenTo(name: OperationName, operation: Operation, { scope, rights }: (typeof scopes)[number]): boolean {
  if (isClosedToTokens(name, operation) || (operation.kind === 'write' && scope === 'Read')) return false;
  return isAllowed(operation.right, { rights: new Set<string>(rights), loginType: 'Executive' });
}

const address = '/api/GetTax?page=1&pagesize=10';
const otherCase = (text: string) => text.replaceAll(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** Ways to use a valid token, or what is left of it, that must not work. */
function misuses(token: string, cookie: string): { readonly path: string; readonly headers: Record<string, string> }[] {
  const bearer = (text: string) => ({ path: address, headers: { authorization: `Bearer ${text}` } });
  const last = token.at(-1) === 'A' ? 'B' : 'A';
  return [
    ...['token', 'access_token', 'api_key', 'apikey', 'authorization', 'bearer'].map((field) => ({
      path: `${address}&${field}=${encodeURIComponent(field === 'authorization' ? `Bearer ${token}` : token)}`,
      headers: {},
    })),
    { path: address, headers: { cookie: `session=${token}` } },
    { path: address, headers: { cookie: cookie.replace(/=.*/, `=${token}`) } },
    { path: address, headers: { 'x-api-key': token } },
    { path: address, headers: { authorization: token } },
    { path: address, headers: { authorization: `Basic ${btoa(`:${token}`)}` } },
    ...[
      '',
      'vik_',
      token.slice(4),
      token.slice(0, -1),
      token.slice(0, -1) + last,
      `${token}A`,
      otherCase(token),
      token.toUpperCase(),
      `${token} ${token}`,
      `${token},${token}`,
      `vik_${'A'.repeat(43)}`,
      `vik_${'%'.repeat(43)}`,
      "' or '1'='1",
      'A'.repeat(7000),
    ].map(bearer),
    // A cookie beside a wrong token is not read.
    { path: address, headers: { authorization: 'Bearer vik_wrong', cookie } },
  ];
}

/** What ends a token, and the program that has it. */
async function endedTokens(office: Office): Promise<{ readonly how: string; readonly caller: Caller }[]> {
  const ended: { how: string; caller: Caller }[] = [];
  const endings: [string, (user: Colleague, tokenId: number) => Promise<unknown>][] = [
    ['revoked', (user, tokenId) => user.call('DeleteApiToken', { tokenId })],
    ['expired', (_, tokenId) => office.db.updateTable('api_tokens').set({ expires_on: '2020-01-01' }).where('id', '=', tokenId).execute()],
    ['of a deleted user', ({ userId }) => office.admin.call('DeleteUser', { userId })],
    ['before a reset of the password', ({ userId }) => office.admin.call('ChangePassword', { userId, password: 'another good password' })],
  ];
  for (const [how, end] of endings) {
    const user = await office.colleague(rightNames);
    const { tokenId, token } = await tokenOf(user, 'All mine');
    const caller = program(office.address, token);
    if ((await caller.fetch(address)).status !== 200) throw new Error(`the token that is to be ${how} does not work`);
    await end(user, tokenId);
    ended.push({ how, caller });
  }
  return ended;
}

export const tokens: readonly Attack[] = [
  {
    name: 'every operation with a token of every scope, of an Administrator',
    goal: unnoticed,
    async run(office) {
      const user = await office.colleague(rightNames, 'Administrator');
      const wrong: string[] = [];
      for (const each of scopes) {
        const caller = program(office.address, (await tokenOf(user, each.scope)).token);
        for (const [name, operation] of table) {
          const { status } = await sendNothing(caller, name);
          if ((status !== 403) !== isOpenTo(name, operation, each) || status >= 500) wrong.push(`${name} ${each.scope} ${status}`);
        }
      }
      return {
        tries: scopes.length * table.length,
        summary: wrong.length === 0 ? 'open exactly as the scope says' : wrong.join(', '),
        isRepelled: wrong.length === 0,
      };
    },
  },
  {
    name: 'tokens in the address, as cookies, in another case, cut off, lengthened, guessed',
    goal: unnoticed,
    async run(office) {
      const user = await office.colleague(rightNames);
      const { token } = await tokenOf(user, 'All mine');
      const tried = misuses(token, user.cookie);
      const statuses: number[] = [];
      for (const { path, headers } of tried) statuses.push((await office.visitor().fetch(path, { headers })).status);
      return { tries: tried.length, summary: tally(statuses), isRepelled: statuses.every((status) => status === 401) };
    },
  },
  {
    name: 'tokens that were revoked, have expired, or whose user is deleted or got another password',
    goal: unnoticed,
    async run(office) {
      const open: string[] = [];
      const ended = await endedTokens(office);
      for (const { how, caller } of ended) {
        const { status, json } = await caller.send('GetTax', { page: 1, pagesize: 10 });
        if (status !== 401 || json.data !== 'This token is not valid.') open.push(`${how}: ${status}`);
      }
      return { tries: ended.length, summary: open.length === 0 ? 'none is valid' : open.join(', '), isRepelled: open.length === 0 };
    },
  },
  {
    name: '2,000 guessed tokens, and 700 operations with a valid one',
    goal: unnoticed,
    async run(office) {
      const user = await office.colleague(rightNames);
      const { token } = await tokenOf(user, 'Read');
      const queue = Array.from({ length: 2700 }, (_, index) => (index < 700 ? token : `vik_${String(index).padStart(43, 'A')}`));
      const [valid, guessed]: number[][] = [[], []];
      const ask = async () => {
        for (let each = queue.pop(); each !== undefined; each = queue.pop()) {
          const { status } = await program(office.address, each).fetch(address);
          (each === token ? valid : guessed)?.push(status);
        }
      };
      await Promise.all(Array.from({ length: 10 }, ask));
      const answered = valid?.filter((status) => status === 200).length ?? 0;
      return {
        tries: 2700,
        summary: `guessed ${tally(guessed ?? [])}; valid ${tally(valid ?? [])}`,
        // A minute may end in between.
        isRepelled: answered >= 600 && answered < 700 && (guessed ?? []).every((status) => status === 401),
      };
    },
  },
];
