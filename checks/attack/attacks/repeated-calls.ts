/** Ways around the limit on guesses, and repeated requests. */
import { randomUUID } from 'node:crypto';
import type { Reply } from '../../../testing/panel/caller.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { password } from '../../../testing/builders/users.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

const replays = 20;

let ipv6Networks = 0;
const statuses = (replies: readonly Reply[]) => tally(replies.map(({ status }) => status));

export const repeatedCalls: readonly Attack[] = [
  {
    name: '130 guesses from 130 addresses of one IPv6 network',
    goal: unnoticed,
    async run(office) {
      const network = `2001:db8:66:${(++ipv6Networks).toString(16)}`;
      const replies: Reply[] = [];
      for (let tried = 0; tried < 130; tried += 10) {
        const guesses = Array.from({ length: 10 }, (_, index) =>
          office
            .visitor()
            .send(
              'AuthenticateUser',
              { mobile: `81${String(tried + index).padStart(8, '0')}`, password: 'a guess' },
              { headers: { 'x-forwarded-for': `${network}:${(tried + index).toString(16)}::1` } },
            ),
        );
        replies.push(...(await Promise.all(guesses)));
      }
      const tried = replies.filter(({ status }) => status === 401).length;
      return { tries: 130, summary: statuses(replies), isRepelled: tried === 100 };
    },
  },
  {
    name: 'ten wrong guesses at the number of a colleague, who then logs in from their own browser',
    goal: unnoticed,
    async run(office) {
      const { mobile } = await office.colleague([]);
      const own = office.network();
      const logIn = (from: string, tried: string, cookie = '') =>
        office.visitor().send('AuthenticateUser', { mobile, password: tried }, { headers: { 'x-forwarded-for': from, cookie } });
      const cookies = (await logIn(own, password)).headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
      const from = office.network();
      const replies: Reply[] = [];
      for (let tried = 0; tried < 11; tried++) replies.push(await logIn(from, `guess ${tried}`));
      const after = await logIn(
        own,
        password,
        cookies.find((cookie) => cookie.startsWith('vikray_browser=')),
      );
      const isRepelled = replies.at(-1)?.status === 429 && after.status === 200;
      return { tries: 11, summary: `${statuses(replies)}; their own login ${after.status}`, isRepelled };
    },
  },
  {
    name: 'one Idempotency-Key for many requests, at once and changed',
    goal: unnoticed,
    async run(office) {
      const caller = await office.colleague(['Add Customer']);
      const [key, customer] = [randomUUID(), aCustomer()];
      const replies = await Promise.all(Array.from({ length: replays }, () => caller.ask('AddCustomer', customer, { key })));
      const added = new Set(replies.map(({ text }) => text)).size;
      const changed = await caller.ask('AddCustomer', aCustomer(), { key });
      const passwordKey = randomUUID();
      const change = (next: string) =>
        caller.ask('ChangePassword', { userId: caller.userId, oldPassword: password, password: next }, { key: passwordKey });
      const [first, second] = [await change('a new password'), await change('another password')];
      const isRepelled = added === 1 && changed.status === 422 && first.status === 200 && second.status === 422;
      const summary = `${statuses(replies)}, ${added} customer; changed ${changed.status}; another password ${second.status}`;
      return { tries: replays + 3, summary, isRepelled };
    },
  },
];
