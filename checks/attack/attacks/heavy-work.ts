/** Slow work that a logged-in user requests again and again, and how long colleagues wait because of it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rightNames } from '@vikray/contract/platform/rights.ts';
import { sampleWith, sendFile } from '../../../testing/builders/imports.ts';
import { runScript } from '../../../testing/panel/run-script.ts';
import type { Colleague, Office } from '../office.ts';
import { tally, unnoticed, type Attack } from './attack.ts';

/** The goal for work that the panel does for the office every day. */
const hardlyNoticed = { p99Ms: 30, maxMs: 100 };

async function secondsOf(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  await work();
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Requests an address and hangs up after the given time. */
async function askAndLeave(office: Office, path: string, cookie: string, afterMs: number): Promise<string> {
  return fetch(office.address + path, { headers: { cookie }, signal: AbortSignal.timeout(afterMs) }).then(
    async (response) => (await response.arrayBuffer(), String(response.status)),
    () => 'hung up',
  );
}

async function importAttack(office: Office, kind: 'customers' | 'old-quotations', file: string) {
  const caller = await office.colleague(rightNames);
  let status = 0;
  const took = await secondsOf(async () => (status = (await sendFile(caller, kind, file)).status));
  return { tries: 1, summary: `${status} after ${took}`, isRepelled: status === 201 || (status >= 400 && status < 500) };
}

function blankLines(bytes: number): Attack {
  return {
    name: `a file of blank lines, ${bytes < 1_000_000 ? `${bytes / 1024} KB` : `${bytes / 1_000_000} MB`}`,
    goal: unnoticed,
    run: (office) => importAttack(office, 'customers', `Company Name\n${'\n'.repeat(bytes)}`),
  };
}

const search = (word: string) => `/api/GetCustomerList?search=${word}&page=1&pagesize=30`;

async function approvedQuotation(office: Office): Promise<number> {
  const { rows } = await office.admin.call('GetApprovedQuotation', { page: 1, pageSize: 1 });
  return rows[0]?.quotationId ?? 0;
}

export const heavyWork: readonly Attack[] = [
  ...[64 * 1024, 1_000_000, 19_000_000].map(blankLines),
  {
    name: '40,000 lines of one old quotation',
    goal: unnoticed,
    run: (office) => importAttack(office, 'old-quotations', sampleWith('old-quotations', ...Array.from({ length: 40_000 }, () => ({})))),
  },
  {
    name: 'two letters without a match, 20 callers, half of whom hang up',
    goal: unnoticed,
    async run(office) {
      const { cookie } = await office.colleague(rightNames);
      const words = ['qz', 'zq', 'xj', 'jx', 'qx'];
      const rounds = Array.from({ length: 10 }, (_, round) => round);
      const callers = Array.from({ length: 20 }, async (_, caller) => {
        const answers: string[] = [];
        for (const round of rounds)
          answers.push(await askAndLeave(office, search(words[round % words.length] ?? ''), cookie, caller % 2 === 0 ? 30_000 : 20));
        return answers;
      });
      const answers = (await Promise.all(callers)).flat();
      return { tries: answers.length, summary: tally(answers), isRepelled: answers.every((answer) => /200|429|hung up/.test(answer)) };
    },
  },
  {
    name: '200 PDFs, each hung up after 100 ms, then a colleague’s',
    goal: unnoticed,
    async run(office) {
      const [attacker, colleague] = [await office.colleague(rightNames), await office.colleague(rightNames)];
      const path = `/api/quotations/${await approvedQuotation(office)}.pdf`;
      const left = await Promise.all(Array.from({ length: 200 }, () => askAndLeave(office, path, attacker.cookie, 100)));
      let status = '';
      const took = await secondsOf(async () => (status = await askAndLeave(office, path, colleague.cookie, 60_000)));
      return {
        tries: 200,
        summary: `${tally(left)}; the colleague’s ${status} after ${took}`,
        isRepelled: status === '200' && Number.parseFloat(took) < 5,
      };
    },
  },
  {
    name: 'five whole customer lists as CSV at once',
    goal: hardlyNoticed,
    async run(office) {
      const callers = await Promise.all(Array.from({ length: 5 }, () => office.colleague(rightNames)));
      const ask = ({ cookie }: Colleague) => askAndLeave(office, '/api/GetCustomerList?format=csv', cookie, 60_000);
      const answers = await Promise.all(callers.map(ask));
      return { tries: 5, summary: tally(answers), isRepelled: answers.every((answer) => answer === '200') };
    },
  },
  {
    name: 'a backup in the middle of the day',
    goal: hardlyNoticed,
    async run(office) {
      const folder = await mkdtemp(join(tmpdir(), 'vikray-attack-backup-'));
      try {
        const { code, errors } = await runScript('backup', [join(folder, 'now.backup')], office.settings);
        return { tries: 1, summary: code === 0 ? 'done' : errors.trim(), isRepelled: code === 0 };
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  },
];
