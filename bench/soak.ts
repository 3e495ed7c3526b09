/**
 * npm run soak: twenty callers send the office's daily requests in turn to a panel on sample data, without a pause. `npm run soak -- 10`
 * runs for 10 minutes. Prints the server's memory regularly and fails when a request does not succeed. Adds quotations and dispatches.
 */
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { casesOn, login } from './cases.ts';
import { Client, measure, quantile } from './load.ts';
import { startPanelProgram } from './programs.ts';
import { setStage } from './stage.ts';

const callers = 20;
const perRound = 400;
/** Rare requests that are so slow that they would crowd out the others. */
const leftOut = /two letters without match|log in/;

process.env['DATA_DIR'] ||= './demo-data';
const minutes = Number(process.argv[2] ?? 10);

const program = await startPanelProgram({ PORT: '0', LOG_LEVEL: 'warn' });
const panel = new Client(program.address);
try {
  panel.cookie = (await panel.send(login())).setCookie?.split(';')[0] ?? '';
  const cases = casesOn(await setStage(panel, dateAt(new Date()))).filter(({ name }) => !leftOut.test(name));
  console.log('| minute | requests | p50 | p95 | memory, MB |\n|---|---|---|---|---|');
  let sent = 0;
  const startedAt = performance.now();
  const minute = () => (performance.now() - startedAt) / 60_000;
  for (let mark = 1; mark <= minutes; mark++) {
    const each: number[] = [];
    while (minute() < mark) {
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
