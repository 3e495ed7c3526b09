import { readFile } from 'node:fs/promises';
import * as z from 'zod';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

export const noTests: TestCounts = { passed: 0, failed: 0 };

export function addCounts(one: TestCounts, other: TestCounts): TestCounts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
// A test that passed only when repeated is unreliable and counts as failed.
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

const report = z.union([
  vitestReport.transform((tests): TestCounts => ({ passed: tests.numPassedTests, failed: tests.numFailedTests })),
  playwrightReport.transform(({ stats }): TestCounts => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
]);

/** The counts in a JSON report of Vitest or Playwright; zero when the run ended before it wrote one. */
export async function readCounts(file: string): Promise<TestCounts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? noTests : report.parse(JSON.parse(text));
}
