/** Runs the checks one after the other and stops at the first failure. Prints a table and the number of tests at the end. */
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
  /** The npm script that runs the check. */
  readonly script: string;
  readonly parameters?: readonly string[];
  readonly report?: string;
}

function vitestStep(name: string, script: string): Step {
  const report = join(reports, `${script.replace(':', '-')}.json`);
  return { name, script, parameters: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], report };
}

const steps: readonly Step[] = [
  { name: 'format', script: 'format:check' },
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'unused', script: 'unused' },
  vitestStep('unit and component tests', 'test:unit'),
  vitestStep('server on SQLite and PostgreSQL', 'test:server'),
  { name: 'browser tests', script: 'test:e2e', parameters: ['--reporter=line,json'], report: join(reports, 'test-e2e.json') },
];

async function succeeds(step: Step): Promise<boolean> {
  console.log(`\n== ${step.name}`);
  const environment = { ...process.env, ...(step.report && { PLAYWRIGHT_JSON_OUTPUT_FILE: step.report }) };
  const parameters = ['run', '--silent', step.script, '--', ...(step.parameters ?? [])];
  const child = spawn('npm', parameters, { cwd: repositoryRoot, stdio: 'inherit', env: environment });
  const [code] = await once(child, 'exit');
  return code === 0;
}

type Result = 'passed' | 'failed' | 'not run';

const table: string[] = [];
let counts = noTests;
let hasFailed = false;

for (const step of steps) {
  const startedAt = performance.now();
  let result: Result = 'not run';
  if (!hasFailed) result = (await succeeds(step)) ? 'passed' : 'failed';
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  table.push(`${step.name.padEnd(34)}${result.padEnd(10)}${result === 'not run' ? '' : seconds.padStart(7)}`);
  const found = step.report ? await readCounts(step.report) : noTests;
  counts = addCounts(counts, found);
  // A check without tests, or one that ended before its first test, counts as one failure.
  if (result === 'failed' && found.failed === 0) counts = addCounts(counts, { passed: 0, failed: 1 });
  hasFailed ||= result === 'failed';
}

await rm(reports, { recursive: true, force: true });
console.log(`\n${'step'.padEnd(34)}${'result'.padEnd(10)}seconds\n${table.join('\n')}\n\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = hasFailed ? 1 : 0;
