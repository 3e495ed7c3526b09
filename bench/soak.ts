/**
 * Twenty callers send the office's daily requests in turn, without a pause. Prints the server's memory every minute and fails when a
 * request does not succeed. Adds quotations and dispatches.
 */
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { BenchOptions } from './bench-options.ts';
import { benchSettings } from './bench-settings.ts';
import { chosenCases, logInto } from './cases.ts';
import { Client, measure, quantile } from './load.ts';
import { startPanelProgram } from './programs.ts';
import { addBenchRecords } from './bench-records.ts';

const callers = 20;
const perRound = 400;
/** Rare requests that are so slow that they would crowd out the others. */
const leftOut = /two letters without match|log in|revise/;

/** Keeps the panel busy for as long as the options say. */
export async function soak({ minutes, isQuick }: BenchOptions): Promise<void> {
  const program = await startPanelProgram(benchSettings());
  const panel = new Client(program.address);
  try {
    await logInto(panel);
    const cases = chosenCases(await addBenchRecords(panel, dateAt(new Date()), isQuick), []).filter(({ name }) => !leftOut.test(name));
    console.log('| minute | requests | p50 | p95 | memory, MB |\n|---|---|---|---|---|');
    let sent = 0;
    const startedAt = performance.now();
    const minute = () => (performance.now() - startedAt) / 60_000;
    for (let mark = 1; mark < minutes + 1; mark++) {
      const each: number[] = [];
      while (minute() < Math.min(mark, minutes)) {
        const calls = Array.from({ length: perRound }, () => cases[sent++ % cases.length]?.call(sent)).filter((call) => call !== undefined);
        each.push(...(await measure(panel, calls, callers)).each);
      }
      console.log(
        `| ${mark} | ${sent} | ${quantile(each, 0.5).toFixed(0)} | ${quantile(each, 0.95).toFixed(0)} | ${(await program.memory()) ?? '?'} |`,
      );
    }
  } finally {
    panel.close();
    await program.stop();
  }
}
