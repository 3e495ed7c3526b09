/** Hundreds of logins at once. */
import type { Reply } from '../../../testing/panel/caller.ts';
import type { Office } from '../office.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

/** Sends wrong logins at once. */
async function guess(office: Office, guesses: readonly { readonly mobile: string; readonly from: string }[]): Promise<Reply[]> {
  return Promise.all(
    guesses.map(({ mobile, from }, index) =>
      office.visitor().send('AuthenticateUser', { mobile, password: `guess number ${index}` }, { headers: { 'x-forwarded-for': from } }),
    ),
  );
}

let numbers = 0;
/** A mobile number that no user has. */
const unknownMobile = () => `80${String(++numbers).padStart(8, '0')}`;

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);
const isRefusal = ({ status }: Reply) => status === 401 || status === 429;

export const loginFloods: readonly Attack[] = [
  {
    name: '200 wrong logins at once, five times, from ten networks',
    goal: unnoticed,
    async run(office) {
      const networks = Array.from({ length: 10 }, () => office.network());
      const replies: Reply[] = [];
      for (let round = 0; round < 5; round++)
        replies.push(
          ...(await guess(
            office,
            Array.from({ length: 200 }, (_, index) => ({ mobile: unknownMobile(), from: networks[index % 10] ?? '' })),
          )),
        );
      return { tries: replies.length, summary: tally(statuses(replies)), isRepelled: replies.every(isRefusal) };
    },
  },
  {
    name: '200 logins at once, ten times, of one number and one network',
    goal: unnoticed,
    async run(office) {
      const [from, mobile] = [office.network(), unknownMobile()];
      const replies: Reply[] = [];
      for (let round = 0; round < 10; round++)
        replies.push(
          ...(await guess(
            office,
            Array.from({ length: 200 }, () => ({ mobile, from })),
          )),
        );
      const tried = replies.filter(({ status }) => status === 401).length;
      return {
        tries: replies.length,
        summary: `${tried} passwords tried; ${tally(statuses(replies))}`,
        isRepelled: replies.every(isRefusal) && tried <= 10,
      };
    },
  },
  {
    name: '300 guesses at once, of 300 numbers from 300 networks',
    goal: unnoticed,
    async run(office) {
      const startedAt = performance.now();
      const replies = await guess(
        office,
        Array.from({ length: 300 }, () => ({ mobile: unknownMobile(), from: office.network() })),
      );
      const seconds = (performance.now() - startedAt) / 1000;
      return {
        tries: 300,
        summary: `${tally(statuses(replies))}, all after ${seconds.toFixed(1)} s`,
        isRepelled: replies.every(isRefusal),
      };
    },
  },
];
