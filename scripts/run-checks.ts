/**
 * Runs the checks, those of the sources beside each other, and stops after the first failure. Prints a table and the number of tests at the
 * end.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';
import { addCounts, noTests, readCounts } from './test-counts.ts';

const reports = await mkdtemp(join(tmpdir(), 'vikray-reports-'));

interface Step {
  readonly name: string;
  /** A program with its parameters. */
  readonly command: readonly string[];
  readonly report?: string;
}

/** Three processes for two processors, because the tests spend a part of their time waiting. */
const workers = '--maxWorkers=3';

function vitestStep(name: string, ...projects: readonly string[]): Step {
  const report = join(reports, `${projects.join('-')}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: ['npx', 'vitest', 'run', workers, ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
  };
}

/** The steps of a group run beside each other, the groups one after the other. The tests use all processors by themselves. */
const groups: readonly (readonly Step[])[] = [
  [
    { name: 'format', command: ['npx', 'oxfmt', '--check'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
    { name: 'unused', command: ['npx', 'knip'] },
  ],
  [vitestStep('unit and component tests', 'contract', 'web', 'tools')],
  [vitestStep('server on SQLite and PostgreSQL', 'sqlite', 'postgres')],
  [
    {
      name: 'browser tests',
      command: ['npm', 'run', '--silent', 'test:e2e', '--', '--reporter=line,json'],
      report: join(reports, 'test-e2e.json'),
    },
  ],
];

interface Result {
  readonly isPassed: boolean;
  readonly seconds: number;
}

/** Runs a step. Beside others its output appears in one piece when it ends. */
async function run(step: Step, isAlone: boolean): Promise<Result> {
  const startedAt = performance.now();
  if (isAlone) console.log(`\n== ${step.name}`);
  const environment = { ...process.env, ...(step.report && { PLAYWRIGHT_JSON_OUTPUT_FILE: step.report }) };
  const [program = '', ...parameters] = step.command;
  const child = spawn(program, parameters, {
    cwd: repositoryRoot,
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: environment,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const [code] = await once(child, 'close');
  if (!isAlone) console.log(`\n== ${step.name}\n${Buffer.concat(output).toString().trimEnd()}`);
  return { isPassed: code === 0, seconds: (performance.now() - startedAt) / 1000 };
}

const table: string[] = [];
let counts = noTests;
let hasFailed = false;

async function note(step: Step, result: Result | undefined): Promise<void> {
  const word = result === undefined ? 'not run' : result.isPassed ? 'passed' : 'failed';
  table.push(`${step.name.padEnd(34)}${word.padEnd(10)}${result?.seconds.toFixed(1).padStart(7) ?? ''}`);
  const found = step.report ? await readCounts(step.report) : noTests;
  counts = addCounts(counts, found);
  // A check without tests, or one that ended before its first test, counts as one failure.
  if (word === 'failed' && found.failed === 0) counts = addCounts(counts, { passed: 0, failed: 1 });
}

for (const group of groups) {
  const results: readonly Result[] = hasFailed ? [] : await Promise.all(group.map((step) => run(step, group.length === 1)));
  for (const [index, step] of group.entries()) await note(step, results[index]);
  hasFailed ||= results.some(({ isPassed }) => !isPassed);
}

await rm(reports, { recursive: true, force: true });
console.log(`\n${'step'.padEnd(34)}${'result'.padEnd(10)}seconds\n${table.join('\n')}\n\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = hasFailed ? 1 : 0;
