/**
 * npm run mutation [-- PART…]: puts small faults into the pure core, one at a time, and runs the tests that hold it. A fault that no test
 * notices is printed. Fails when fewer than nine in ten are noticed.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { repositoryRoot } from '../repository.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { pureCore, type CorePart } from './pure-core.ts';

const leastKilled = 0.9;
/** A mutant that takes longer than this is noticed as well. */
const timeoutMs = 60_000;

let mutated: { readonly path: string; readonly code: string } | undefined;

function startVitest(): Promise<Vitest> {
  const mutant: Plugin = {
    name: 'vikray-mutant',
    enforce: 'pre',
    transform: (_, id) => (id === mutated?.path ? { code: mutated.code, map: null } : undefined),
  };
  return createVitest(
    {
      config: false,
      root: repositoryRoot,
      watch: false,
      reporters: [{}],
      bail: 1,
      testTimeout: timeoutMs,
      maxWorkers: 1,
      isolate: false,
      pool: 'threads',
      // Otherwise the file would be read as it was compiled without its fault.
      fsModuleCache: false,
    },
    { plugins: [mutant] },
  );
}

const names = process.argv.slice(2);
const parts = pureCore.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));
const vitest = await startVitest();
const specifications = await vitest.globTestSpecifications();
const totals = { killed: 0, all: 0 };

for (const part of parts) {
  const path = join(repositoryRoot, part.file);
  const code = await readFile(path, 'utf8');
  const tests = specifications.filter(({ moduleId }) => part.tests.some((test) => moduleId.endsWith(test)));
  if (tests.length < part.tests.length) throw new Error(`${part.file} names a test file that does not exist`);
  const left = await survivors(part, path, mutantsOf(path, code), tests);
  print(part, left);
}

await vitest.close();
const share = totals.killed / totals.all;
console.log(`\n${totals.killed} of ${totals.all} mutants are noticed: ${(share * 100).toFixed(1)} %`);
process.exitCode = share < leastKilled ? 1 : 0;

async function survivors(part: CorePart, path: string, mutants: readonly Mutant[], tests: TestSpecification[]): Promise<Mutant[]> {
  const passWithout = async () => {
    mutated = undefined;
    if (await isNoticed(path, tests)) throw new Error(`The tests of ${part.file} fail without a fault`);
  };
  await passWithout();
  const left: Mutant[] = [];
  for (const mutant of mutants) {
    mutated = { path, code: mutant.code };
    totals.all += 1;
    if (await isNoticed(path, tests)) totals.killed += 1;
    else left.push(mutant);
  }
  // The next part's tests would stop at the last failure otherwise.
  await passWithout();
  return left;
}

async function isNoticed(path: string, tests: TestSpecification[]): Promise<boolean> {
  vitest.invalidateFile(path);
  const limit = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), timeoutMs);
  try {
    const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(tests);
    return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
  } finally {
    clearTimeout(limit);
  }
}

function print({ file }: CorePart, left: readonly Mutant[]): void {
  console.log(`\n${file}: ${left.length} not noticed`);
  for (const { line, before, after } of left) console.log(`  ${line}: ${oneLine(before)} -> ${oneLine(after) || '(removed)'}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 80);
}
