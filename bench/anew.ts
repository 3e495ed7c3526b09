/**
 * npm run bench-anew: measures what each read costs when nothing that is kept can answer it. Another program changes the sample data in
 * DATA_DIR or DATABASE_URL before each request; in an office, someone has always just changed something. `npm run bench-anew -- list queue`
 * runs only the cases whose names have one of these words. No check depends on the times.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { benchSettings } from './bench-settings.ts';
import { casesOn, login, type Case } from './cases.ts';
import { Client, measure, ms, quantile } from './load.ts';
import { startPanelProgram } from './programs.ts';
import { setStage } from './stage.ts';

const requests = 25;
/** The first requests make statements and plans. */
const warmUp = 5;
/** The server notices the change and does its small duties. */
const afterChangeMs = 4;

const isRead = ({ call }: Case) => call(0).path.startsWith('/api/Get');

async function run(wanted: readonly string[]): Promise<void> {
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
    panel.cookie = (await panel.send(login())).setCookie?.split(';')[0] ?? '';
    const stage = await setStage(panel, dateAt(new Date()));
    console.log('| | p50 | p95 |\n|---|---|---|');
    for (const each of casesOn(stage).filter(isRead)) {
      if (wanted.length > 0 && !wanted.some((word) => each.name.includes(word))) continue;
      const times: number[] = [];
      for (let n = 0; n < requests; n++) {
        await change();
        await pause(afterChangeMs);
        times.push(...(await measure(panel, [each.call(n)], 1)).each);
      }
      const counted = times.slice(warmUp);
      console.log(`| ${each.name} | ${ms(quantile(counted, 0.5))} | ${ms(quantile(counted, 0.95))} |`);
    }
  } finally {
    panel.close();
    await other.destroy();
    await program.stop();
  }
}

await run(process.argv.slice(2));
