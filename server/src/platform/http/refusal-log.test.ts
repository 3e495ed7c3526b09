import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Caller } from '../../../../testing/panel/caller.ts';
import { programDatabase } from '../../../../testing/panel/program-database.ts';
import { runProgram } from '../../../../testing/panel/program.ts';

// A whole program starts.
vi.setConfig({ testTimeout: 300_000 });

const mobile = '9000000001';
const password = 'correct horse battery';

test('the log says which requests were refused and to whom, and does not mention requests that callers gave up', async () => {
  const { settings, drop } = await programDatabase();
  onTestFinished(drop);
  const program = await runProgram({ ...settings, ADMIN_PASSWORD: password, LOG_LEVEL: 'info' });
  const address = await program.address();
  const user = new Caller(address);
  await user.logIn(mobile, password);

  await user.fetch('/api/AddCustomer?secret=1', { method: 'POST', headers: { origin: 'https://evil.example' } });
  await user.send('GetUserMenu', { userid: 1 });
  for (let time = 0; time < 11; time++) await new Caller(address).logIn(mobile, `guess ${time}`);
  await hangUp(address);
  expect(await program.stop()).toBe(0);

  const lines = program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const refused = lines
    .filter(({ msg }) => msg === 'request refused')
    .map(({ level, operation, code, address: from }) => [level, operation, code, from]);
  expect(refused).toEqual([
    [40, 'AddCustomer', 'ForeignOrigin', '127.0.0.1'],
    [40, 'AuthenticateUser', 'TooManyAttempts', '127.0.0.1'],
  ]);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  expect(program.output()).not.toMatch(/guess|secret=/);
});

/** Sends half a body, waits until the server has begun to read it, and hangs up. Returns when the server has noticed. */
async function hangUp(address: string): Promise<void> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/AuthenticateUser HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.write('{"mobile"');
  socket.resetAndDestroy();
  await once(socket, 'close');
  await fetch(`${address}/api/health`);
}
