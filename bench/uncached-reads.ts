/**
 * Measures what each read costs when nothing cached can answer it. Another program changes the sample data before each request; in an
 * office, someone has always just changed something.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import type { BenchOptions } from './bench-options.ts';
import { benchSettings } from './bench-settings.ts';
import { chosenCases, logInto, type Case } from './cases.ts';
import type { Figure } from './goals.ts';
import { Client, measure, ms, quantile } from './load.ts';
import { startPanelProgram } from './programs.ts';
import { addBenchRecords } from './bench-records.ts';

const requests = 25;
/** The first requests prepare statements and plans. */
const warmUp = 5;
/** The server notices the change and finishes what it does on its own. */
const afterChangeMs = 4;

const isRead = ({ call }: Case) => /^\/api\/(?:Get|Find)/.test(call(0).path);

/** Measures the reads whose names have one of the words, or all. */
export async function measureUncached({ words, isQuick }: BenchOptions): Promise<Figure[]> {
  const settings = benchSettings();
  const program = await startPanelProgram(settings);
  const panel = new Client(program.address);
  const other = openDatabase(readConfig({ ...process.env, ...settings }).database);
  const change = () =>
    other
      .updateTable('customers')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', 1)
      .execute();
  try {
    await logInto(panel);
    const records = await addBenchRecords(panel, dateAt(new Date()), isQuick);
    const figures: Figure[] = [];
    console.log('| nothing cached | p50 | p95 |\n|---|---|---|');
    for (const each of chosenCases(records, words).filter(isRead)) {
      const times: number[] = [];
      for (let n = 0; n < requests; n++) {
        await change();
        await pause(afterChangeMs);
        times.push(...(await measure(panel, [each.call(n)], 1)).each);
      }
      const counted = times.slice(warmUp);
      const [p50, p95] = [quantile(counted, 0.5), quantile(counted, 0.95)];
      console.log(`| ${each.name} | ${ms(p50)} | ${ms(p95)} |`);
      if (each.goal) figures.push({ goal: each.goal, of: each.name, value: p95 });
    }
    console.log('');
    return figures;
  } finally {
    panel.close();
    await other.destroy();
    await program.stop();
  }
}
