/** Logins with a code: users who have set up the second step, and their next logins. */
import { codeOfStep, stepAt } from '../server/src/second-step/totp.ts';
import { aUser } from '../testing/builders/users.ts';
import { answer, asCall } from './calls.ts';
import type { LoadCall, Client } from './load.ts';

/** The set-up uses the code of the step before. Then this many codes of a user are valid at the same time, each once. */
const codesAtOnce = 2;

interface CodeUser {
  readonly mobile: string;
  readonly password: string;
  readonly secret: string;
}

/** Adds users with a second step, enough for this many logins. Returns the requests. */
export async function prepareCodeLogins(client: Client, count: number): Promise<() => LoadCall> {
  const users: CodeUser[] = [];
  while (users.length * codesAtOnce < count) users.push(await addCodeUser(client));
  let next = 0;
  return () => {
    const index = next++;
    const user = users[index % users.length];
    if (!user || index >= count) throw new Error('More logins with a code are measured than were prepared');
    // The current code first, because a later one invalidates all earlier ones.
    const step = stepAt(new Date().toISOString()) + Math.floor(index / users.length);
    return loginWith(user, codeOfStep(user.secret, step));
  };
}

async function addCodeUser(client: Client): Promise<CodeUser> {
  // Numbers that no other run has taken.
  const mobile = `8${String(performance.timeOrigin + performance.now())
    .replace('.', '')
    .slice(-9)}`;
  const { password, ...details } = aUser({
    officeMobile: mobile,
    empNumber: mobile,
    nickname: mobile.slice(-6),
    officeEmail: `${mobile}@example.in`,
  });
  await answer(client, asCall('AddUser', { ...details, password }));
  const loggedIn = await client.send(loginWith({ mobile, password }));
  const cookie = loggedIn.setCookie?.split(';')[0] ?? '';
  const asUser = (call: LoadCall): LoadCall => ({ ...call, headers: { ...call.headers, cookie } });
  const [started] = await answer<{ secret: string }[]>(client, asUser(asCall('StartSecondStep', { ownPassword: password })));
  const secret = started?.secret ?? '';
  const code = codeOfStep(secret, stepAt(new Date().toISOString()) - 1);
  await answer(client, asUser(asCall('ConfirmSecondStep', { code })));
  return { mobile, password, secret };
}

function loginWith({ mobile, password }: Pick<CodeUser, 'mobile' | 'password'>, code?: string): LoadCall {
  const call = asCall('AuthenticateUser', { mobile, password, ...(code !== undefined && { code }) });
  return { ...call, headers: { cookie: '' } };
}
