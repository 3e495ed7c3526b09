import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCounts } from './test-counts.ts';

async function countsOf(report: object) {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-counts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'report.json'), JSON.stringify(report));
  return readCounts(join(folder, 'report.json'));
}

test("counts Vitest's tests", async () => {
  expect(await countsOf({ numTotalTests: 9, numPassedTests: 6, numFailedTests: 2, numPendingTests: 1 })).toEqual({ passed: 6, failed: 2 });
});

test("counts Playwright's tests, with flaky tests as failed", async () => {
  expect(await countsOf({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } })).toEqual({ passed: 5, failed: 2 });
});

test('counts nothing when the run ended before it wrote a report', async () => {
  expect(await readCounts(join(tmpdir(), 'vikray-no-such-report.json'))).toEqual({ passed: 0, failed: 0 });
});
