import { login } from './cases.ts';
import { asCall } from './calls.ts';
import { Client, measure, quantile } from './load.ts';
import { readFileSync } from 'node:fs';
const [base, pid, what = 'GetQuotation', rounds = '3'] = process.argv.slice(2);
const cpu = () => {
  const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(f[11]) + Number(f[12])) * 10;
};
const panel = new Client(base!);
panel.cookie = (await panel.send(login())).setCookie?.split(';')[0] ?? '';
const sorts = what === 'GetQuotation' ? ['newest', 'date', 'totalAmount', 'companyName'] : ['companyName', 'updatedOn'];
const calls = [] as ReturnType<typeof asCall>[];
for (const sort of sorts)
  for (const order of ['asc', 'desc'] as const)
    for (let page = 1; page <= 150; page++)
      calls.push(asCall(what as 'GetQuotation', { page, pageSize: 30, sort: sort as 'date', order } as never));
let seed = 1;
calls.sort(() => {
  seed = (seed * 16807) % 2147483647;
  return seed % 2 ? 1 : -1;
});
const first = await panel.send(calls[0]!);
console.log(first.status, first.body.length);
const n = Math.floor(calls.length / Number(rounds));
for (let r = 0; r < Number(rounds); r++) {
  const a = cpu();
  const m = await measure(panel, calls.slice(r * n, (r + 1) * n), 1);
  console.log(
    what,
    'p50',
    quantile(m.each, 0.5).toFixed(2),
    'p95',
    quantile(m.each, 0.95).toFixed(2),
    'cpu/req',
    ((cpu() - a) / n).toFixed(2),
  );
}
panel.close();
