/**
 * node checks/attack/attack.ts: starts its own panel on loopback with sample data in a temporary folder, runs the attacks of
 * docs/security.md against it and prints the results. Exits with 1 when an attack got through or slowed colleagues down. With a word, such
 * as `guesses`, it runs the attacks with this word in their name; with `--postgres`, it attacks a panel on a PostgreSQL server that it
 * starts itself. It accepts no address, so it can only attack its own panel.
 */
import { CommandProblem, readCommandLine, runCommand } from '../../commands/command.ts';
import { meetsGoal, tableHead, tableRow, type AttackOutcome, type AttackResult } from './attack-table.ts';
import type { AttackedEngine } from './attacked-databases.ts';
import type { Attack } from './attacks/attack.ts';
import { killing } from './attacks/killing.ts';
import { customerLinks } from './attacks/customer-links.ts';
import { heavyWork } from './attacks/heavy-work.ts';
import { hostileInput } from './attacks/hostile-input.ts';
import { loginFloods } from './attacks/login-floods.ts';
import { recovery } from './attacks/recovery.ts';
import { repeatedCalls } from './attacks/repeated-calls.ts';
import { overRights } from './attacks/rights.ts';
import { signIns } from './attacks/sign-ins.ts';
import { strangerFloods } from './attacks/stranger-floods.ts';
import { tokens } from './attacks/tokens.ts';
import { openOffice, type Office } from './office.ts';
import { startProbe } from './probe.ts';

const attacks: readonly Attack[] = [
  ...strangerFloods,
  ...loginFloods,
  ...signIns,
  ...repeatedCalls,
  ...heavyWork,
  ...overRights,
  ...tokens,
  ...customerLinks,
  ...hostileInput,
  ...recovery,
  ...killing,
];

/** An attack that takes longer than this, and has no time of its own, has got through. */
const usualMaxMs = 60_000;

async function inTime<T>(work: Promise<T>, maxMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${maxMs / 1000} s`)), maxMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A shorter attack is repeated until this time has passed. Otherwise one slow answer of a dozen would be the p99. */
const leastMs = 4000;

/** Runs the attack at least once and for at least `leastMs`. Returns the outcome of the first round, or of the first that got through. */
async function repeat(office: Office, { run }: Attack): Promise<AttackOutcome> {
  const startedAt = performance.now();
  const first = await run(office);
  let [last, rounds] = [first, 1];
  for (; last.isRepelled && performance.now() - startedAt < leastMs; rounds++) last = await run(office);
  const { tries, summary, isRepelled } = last.isRepelled ? first : last;
  return { tries: tries * rounds, summary: rounds === 1 ? summary : `${summary}; ${rounds} rounds`, isRepelled };
}

async function attack(office: Office, each: Attack): Promise<AttackResult> {
  const { name, goal, maxMs = usualMaxMs } = each;
  const probe = startProbe(office.admin);
  try {
    const outcome = await inTime(repeat(office, each), maxMs);
    return { attack: name, goal, ...outcome, waits: await probe.stop() };
  } catch (error) {
    const summary = error instanceof Error ? error.message : String(error);
    return { attack: name, goal, tries: 0, summary, isRepelled: false, waits: await probe.stop() };
  }
}

async function attackAll(chosen: readonly Attack[], engine: AttackedEngine): Promise<number> {
  const office = await openOffice(engine);
  try {
    console.log(tableHead);
    let met = 0;
    for (const each of chosen) {
      const result = await attack(office, each);
      console.log(tableRow(result));
      if (meetsGoal(result)) met += 1;
    }
    return met;
  } finally {
    await office.close();
  }
}

const usage = 'Name some attacks, or none for all of them: node checks/attack/attack.ts [--postgres] [WORD …]';

await runCommand(async () => {
  const { words, flags } = readCommandLine(process.argv.slice(2), usage, { flags: ['postgres'] });
  const engine = flags.has('postgres') ? 'postgres' : 'embedded';
  const chosen = attacks.filter(({ name, only = engine }) => only === engine && words.every((word) => name.includes(word)));
  if (chosen.length === 0) throw new CommandProblem(`No attack has "${words.join(' ')}" in its name.`);
  const startedAt = performance.now();
  const met = await attackAll(chosen, engine);
  if (met < chosen.length) process.exitCode = 1;
  return `${met} of ${chosen.length} attacks met their goal, after ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`;
});
