import { expect, inject, onTestFinished, test } from 'vitest';
import { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel } from '../../../testing/panel/panel.ts';
import { password } from '../../../testing/builders/users.ts';

async function fail(address: string, mobile: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time++) statuses.push((await new Caller(address).logIn(mobile, `guess ${time}`)).status);
  return statuses;
}

// PGlite runs in the process and has one connection, so there is no second server.
test.runIf(inject('databaseSupply').engine !== 'pglite')(
  'the limit on guessing holds across two servers on one database, and across a restart',
  async () => {
    const first = await startTestPanel();
    onTestFinished(() => first.stop());
    const { mobile } = await first.userWith([]);
    const second = await first.startAnother();
    expect(second.address).not.toBe(first.address);
    expect(await fail(first.address, mobile, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(await fail(second.address, mobile, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await first.visitor().logIn(mobile, password)).status).toBe(429);
    await second.stop();

    const restarted = await first.startAnother();
    expect((await new Caller(restarted.address).logIn(mobile, password)).status).toBe(429);
    first.clock.pass(16);
    expect((await new Caller(restarted.address).logIn(mobile, password)).status).toBe(200);
    await restarted.stop();
  },
);
