/** Attacks on the second step, what is open before a complete login, links for forgotten passwords, sessions and private values. */
import { readdir } from 'node:fs/promises';
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { isUpload } from '../../../server/src/platform/http/requests/read-upload.ts';
import { codeOfStep, stepAt } from '../../../server/src/second-step/totp.ts';
import { password } from '../../../testing/builders/users.ts';
import type { Caller, Reply } from '../../../testing/panel/caller.ts';
import type { Colleague, Office } from '../office.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

const codeNow = (secret: string) => codeOfStep(secret, stepAt(new Date().toISOString()));
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);
const admitted = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200).length;

/** Waits until a code of the app that was used is no longer the present one. */
async function nextStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  await new Promise((resolve) => setTimeout(resolve, left + 50));
}

/** A colleague with a second step. */
async function withSecondStep(office: Office, loginType?: 'Administrator') {
  const colleague = await office.colleague([], loginType);
  const [started] = await colleague.call('StartSecondStep', { ownPassword: password });
  const secret = started?.secret ?? '';
  const [confirmed] = await colleague.call('ConfirmSecondStep', { code: codeNow(secret) });
  return Object.assign(colleague, { secret, codes: confirmed?.codes ?? [] });
}

/** Twenty logins at once, each from another network and in another browser. */
async function logInTwenty(office: Office, mobile: string, code: string): Promise<Reply[]> {
  const entered = { mobile, password, code };
  return Promise.all(
    Array.from({ length: 20 }, () =>
      office.visitor().send('AuthenticateUser', entered, { headers: { 'x-forwarded-for': office.network() } }),
    ),
  );
}

// The names are exactly the table's keys; Object.keys types them as text.
const names = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].right !== 'public' && !isUpload(operations[name]) && name !== 'AddUserLoginSession',
);

/** The operations that this caller reaches and must not. */
async function openOperations(caller: Caller, isMeantToBeOpen: readonly OperationName[]): Promise<OperationName[]> {
  const open: OperationName[] = [];
  for (const name of names.filter((each) => !isMeantToBeOpen.includes(each))) {
    // What is refused for its right is shut as well.
    if ((await caller.send(name, {})).status !== 403) open.push(name);
  }
  return open;
}

const addresses = ['/api/quotations/1.pdf', '/api/orders/1.pdf', '/api/attachments/1', '/api/docs', '/api/page-answers?page=/customerlist'];

async function reached(caller: Caller, meant: readonly OperationName[]): Promise<string[]> {
  const pages = await Promise.all(addresses.map(async (path) => [path, await caller.fetch(path)] as const));
  const open = pages.filter(([, { status, text }]) => status === 200 && text.includes('fld_companyname')).map(([path]) => path);
  return [...(await openOperations(caller, meant)), ...open];
}

function openText(open: readonly string[]): string {
  return open.length === 0 ? 'all refused' : `open: ${open.join(', ')}`;
}

/** How often a time of the one is longer than a time of the other: 0.5 when they cannot be told apart. */
function shareLonger(one: readonly number[], other: readonly number[]): number {
  const pairs = one.flatMap((mine) => other.map((theirs): number => (Math.sign(mine - theirs) + 1) / 2));
  return pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function timed(work: () => Promise<Reply>): Promise<readonly [number, string]> {
  const startedAt = performance.now();
  const { status, json } = await work();
  return [performance.now() - startedAt, `${status} ${json.data}`];
}

/** Sends a request for known and unknown numbers in turn, and compares answers and times. */
async function compare(known: readonly string[], unknown: readonly string[], send: (mobile: string) => Promise<Reply>) {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  const answers = new Set<string>();
  for (const [index, mobile] of known.entries()) {
    for (const [times, asked] of [
      [ofKnown, mobile],
      [ofUnknown, unknown[index] ?? ''],
    ] as const) {
      const [time, answer] = await timed(() => send(asked));
      times.push(time);
      answers.add(answer);
    }
  }
  const longer = shareLonger(ofKnown, ofUnknown);
  const summary = `${median(ofKnown).toFixed(1)} and ${median(ofUnknown).toFixed(1)} ms, known longer in ${(longer * 100).toFixed(0)} % of pairs`;
  return { summary, isAlike: answers.size === 1 && Math.abs(longer - 0.5) < 0.15 };
}

let unknownNumbers = 0;
const unknownMobile = () => `81${String(++unknownNumbers).padStart(8, '0')}`;

/** Waits until the links that other attacks have asked for are mailed. The job mails them once a minute. */
async function earlierLinksMailed({ db }: Office): Promise<void> {
  const waiting = () => db.selectFrom('reset_requests').select('id').where('is_answered', '=', 0).executeTakeFirst();
  while (await waiting()) await new Promise((resolve) => setTimeout(resolve, 1000));
}

export const signIns: readonly Attack[] = [
  {
    name: 'sign-in: one code of the app and one recovery code, 20 logins at once each, and both again',
    goal: unnoticed,
    maxMs: 120_000,
    async run(office) {
      const [app, recovery] = [await withSecondStep(office), await withSecondStep(office)];
      await nextStep();
      const code = codeNow(app.secret);
      const rounds = [
        await logInTwenty(office, app.mobile, code),
        await logInTwenty(office, recovery.mobile, recovery.codes[0] ?? ''),
        await logInTwenty(office, app.mobile, code),
        await logInTwenty(office, recovery.mobile, recovery.codes[0] ?? ''),
      ];
      const inEach = rounds.map(admitted);
      const isRepelled = inEach.join() === '1,1,0,0';
      return { tries: 80, summary: `let in: ${inEach.join(', ')}; ${tally(rounds.flatMap(statuses))}`, isRepelled };
    },
  },
  {
    name: 'sign-in: every operation and address while a required second step is missing, and with a given password',
    goal: unnoticed,
    maxMs: 120_000,
    async run(office) {
      const boss = await withSecondStep(office, 'Administrator');
      const late = await office.colleague(['Edit User', 'Add User', 'Customer List'], 'Administrator');
      const [setting] = await boss.call('GetSettings', {});
      const choose = (value: string, version: number) =>
        boss.call('UpdateSettings', { version, settings: [{ name: 'secondstep', value }] });
      const version = setting?.version ?? 0;
      await choose('Everybody', version);
      const withoutStep = await reached(late, ['GetLoginRecord', 'GetSecondStep', 'StartSecondStep', 'ConfirmSecondStep']);
      await choose('Nobody', version + 1);
      await office.db.updateTable('users').set({ must_change_password: 1 }).where('id', '=', late.userId).execute();
      const withGiven = await reached(late, ['GetLoginRecord', 'CheckOldPassword', 'ChangePassword']);
      const open = [...withoutStep, ...withGiven];
      return { tries: 2 * (names.length + addresses.length), summary: openText(open), isRepelled: open.length === 0 };
    },
  },
  {
    name: 'sign-in: known and unknown numbers told apart by answer or time, at the login and at a forgotten password',
    goal: unnoticed,
    maxMs: 180_000,
    async run(office) {
      const count = 50;
      const colleagues: Colleague[] = [];
      for (let number = 0; number < count; number++) colleagues.push(await office.colleague([]));
      const known = colleagues.map(({ mobile }) => mobile);
      const from = () => ({ headers: { 'x-forwarded-for': office.network() } });
      const login = await compare(known, known.map(unknownMobile), (mobile) =>
        office.visitor().send('AuthenticateUser', { mobile, password: 'a wrong one' }, from()),
      );
      const reset = await compare(known, known.map(unknownMobile), (mobile) =>
        office.visitor().send('RequestPasswordReset', { mobile }, from()),
      );
      return {
        tries: 4 * count,
        summary: `login ${login.summary}; forgotten password ${reset.summary}`,
        isRepelled: login.isAlike && reset.isAlike,
      };
    },
  },
  {
    name: 'sign-in: 1,000 links asked for one number from 1,000 networks, and 50 from one',
    goal: unnoticed,
    maxMs: 180_000,
    async run(office) {
      const { mobile } = await office.colleague([]);
      const ask = (from: string) => office.visitor().send('RequestPasswordReset', { mobile }, { headers: { 'x-forwarded-for': from } });
      const mailed = async () => (await readdir(office.outbox)).length;
      await earlierLinksMailed(office);
      const before = await mailed();
      const spread: Reply[] = [];
      for (let round = 0; round < 20; round++) spread.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(office.network())))));
      const network = office.network();
      const single = await Promise.all(Array.from({ length: 50 }, () => ask(network)));
      // The job mails once a minute.
      await new Promise((resolve) => setTimeout(resolve, 65_000));
      const mails = (await mailed()) - before;
      const summary = `from many ${tally(statuses(spread))}, from one ${tally(statuses(single))}; ${mails} mails`;
      return { tries: 1050, summary, isRepelled: admitted(spread) === 1000 && admitted(single) <= 20 && mails <= 3 };
    },
  },
  {
    name: 'sign-in: a session planted before the login, and sessions of a colleague ended by their numbers',
    goal: unnoticed,
    async run(office) {
      const victim = await office.colleague([]);
      const attacker = await office.colleague([]);
      const planted = attacker.cookie;
      const browser = Object.assign(office.visitor(), { cookie: planted });
      const from = { headers: { 'x-forwarded-for': office.network() } };
      const login = await browser.send('AuthenticateUser', { mobile: victim.mobile, password }, from);
      const old = await Object.assign(office.visitor(), { cookie: planted }).send('GetLoginRecord');
      const sessions = await office.db.selectFrom('sessions').select('id').where('user_id', '=', victim.userId).execute();
      const other = await office.colleague([]);
      const ends = await Promise.all(sessions.map(({ id }) => other.send('EndOwnSession', { sessionid: id })));
      const alive = await browser.send('GetLoginRecord');
      const isRepelled =
        login.status === 200 &&
        browser.cookie !== planted &&
        old.status === 401 &&
        ends.every(({ status }) => status !== 200) &&
        alive.status === 200;
      return {
        tries: 2 + ends.length,
        summary: `planted one ${old.status}, ends ${tally(statuses(ends))}, the session ${alive.status}`,
        isRepelled,
      };
    },
  },
  {
    name: 'sign-in: private values read one by one, by a colleague without the right and by one with it',
    goal: unnoticed,
    async run(office) {
      const subjects = await office.db.selectFrom('users').select('id').where('status', '=', 'Active').limit(40).execute();
      const [nosy, editor] = [await office.colleague(['User List']), await office.colleague(['Edit User'])];
      const read = (caller: Colleague) =>
        Promise.all(
          subjects.filter(({ id }) => id !== caller.userId).map(({ id }) => caller.send('RevealPrivate', { userid: id, field: 'adhaar' })),
        );
      const [refused, answered] = [await read(nosy), await read(editor)];
      const logged = await office.db
        .selectFrom('private_access')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('reader_id', 'in', [nosy.userId, editor.userId])
        .executeTakeFirstOrThrow();
      const isRepelled = refused.every(({ status }) => status === 403) && Number(logged.count) === admitted(answered);
      return {
        tries: refused.length + answered.length,
        summary: `${tally(statuses(refused))}; ${admitted(answered)} read, ${logged.count} logged`,
        isRepelled,
      };
    },
  },
];
