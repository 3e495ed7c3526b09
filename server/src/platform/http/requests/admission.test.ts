import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reply } from '../../../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { sendBytes } from '../../../../../testing/panel/raw-request.ts';
import { refusalOf } from '../../../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

function head(path: string, length: number, ...headers: string[]): string {
  return `${[`POST ${path} HTTP/1.1`, 'host: panel.example.in', `content-length: ${length}`, ...headers].join('\r\n')}\r\n\r\n`;
}

/** Status and error code of the answer to a head whose body never arrives. */
async function answerToHead(path: string, length: number, ...headers: string[]): Promise<[status: number, code: string]> {
  const [start = '', body = ''] = (await sendBytes(panel.address, head(path, length, 'connection: close', ...headers))).split('\r\n\r\n');
  return [Number(start.split(' ')[1]), JSON.parse(body).error.code];
}

const [json, form] = ['content-type: application/json', 'content-type: multipart/form-data; boundary=edge'];

describe('before a body is read', () => {
  test.each([
    ['/api/AddCustomer', json],
    ['/api/GetState', json],
    ['/api/AddImage', form],
    ['/api/CheckImport', form],
  ])('a stranger is told to log in: %s', async (path, type) => {
    expect(await answerToHead(path, 900_000, type)).toEqual([401, 'NotSignedIn']);
  });

  test('a user without the right is refused', async () => {
    const { cookie } = await panel.userWith([]);
    expect(await answerToHead('/api/AddCustomer', 900_000, json, `cookie: ${cookie}`)).toEqual([403, 'NotAuthorised']);
    expect(await answerToHead('/api/CheckImport', 900_000, form, `cookie: ${cookie}`)).toEqual([403, 'NotAuthorised']);
  });

  test('a file sent as JSON is refused, whatever its length', async () => {
    expect(await answerToHead('/api/CheckImport', 900_000, json, `cookie: ${panel.admin.cookie}`)).toEqual([415, 'WrongContentType']);
  });

  test('more than 4 KB is too large from a stranger: for a login, and for addresses that are not operations', async () => {
    expect(await answerToHead('/api/AuthenticateUser', 4097, json)).toEqual([413, 'BodyTooLarge']);
    expect(await answerToHead('/api/AuthenticateUser', 4097, json, `cookie: ${panel.admin.cookie}`)).toEqual([413, 'BodyTooLarge']);
    expect(await answerToHead('/nowhere', 4097, json)).toEqual([413, 'BodyTooLarge']);
  });
});

describe('a refused body', () => {
  const someSecondsMs = 5000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A connection, and what the server has answered on it so far. */
  function connection() {
    const { hostname, port } = new URL(panel.address);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let said = '';
    socket.on('data', (piece: string) => (said += piece));
    const answers = (status: number) => said.split(`HTTP/1.1 ${status} `).length - 1;
    return {
      socket,
      async answered(status: number, times: number): Promise<void> {
        while (answers(status) < times) {
          expect(socket.readableEnded, 'the server has closed the connection').toBe(false);
          await Promise.race([once(socket, 'data'), once(socket, 'end')]);
        }
      },
    };
  }

  test('that never arrives cuts its sender off after some seconds', async () => {
    const { socket, answered } = connection();
    socket.write(head('/nowhere', 4097, json));
    await answered(413, 1);
    vi.advanceTimersByTime(someSecondsMs);
    await once(socket, 'end');
    expect(socket.readableEnded).toBe(true);
  });

  test('that has arrived leaves the connection open for the next requests, however many others are refused', async () => {
    const { socket, answered } = connection();
    const next = 'GET /api/health HTTP/1.1\r\nhost: panel.example.in\r\n\r\n';
    socket.write(head('/api/AddCustomer', 2, json));
    await answered(401, 1);
    socket.write(`{}${next}`);
    // The body has arrived. It is dropped in its turn, after the bodies that were refused before it.
    await answered(200, 1);
    vi.advanceTimersByTime(someSecondsMs);
    socket.write(next);
    await answered(200, 2);
    expect(socket.readableEnded).toBe(false);
    socket.destroy();
  });
});

test('a login with a password of 200 letters of any script is not too large', async () => {
  const password = JSON.stringify('\u{1F600}'.repeat(100)).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
  const body = `{"mobile":"9888888888","password":${password},"action":"Login","actiondate":"20 November 2026 at 10:00:00 am"}`;
  const reply = await panel
    .visitor()
    .fetch('/api/AuthenticateUser', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(refusalOf(reply)).toEqual([401, 'WrongLogin']);
});

test('a session that ends before the body has arrived no longer runs the operation', async () => {
  const user = await panel.userWith(['Add Customer']);
  const { hostname, port } = new URL(panel.address);
  const socket = connect(Number(port), hostname);
  const body = '{"countryid":101}';
  socket.write(head('/api/GetState', body.length, json, `cookie: ${user.cookie}`, 'expect: 100-continue', 'connection: close'));
  // The server has read the head and waits for the body.
  await once(socket, 'data');
  // Later requests are answered after the caller of this one has been found.
  for (let time = 0; time < 3; time++) await user.send('GetLoginRecord');
  await panel.db.deleteFrom('sessions').where('user_id', '=', user.userId).execute();
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
});

describe('a JSON body', () => {
  const send = (body: string): Promise<Reply> =>
    panel.admin.fetch('/api/GetState', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  const nested = (depth: number) => `{"countryid":101,"more":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  test('nests at most 20 lists and objects', async () => {
    expect((await send(nested(20))).status).toBe(200);
    expect(refusalOf(await send(nested(21)))).toEqual([413, 'BodyTooLarge']);
    expect(refusalOf(await send('{"a":'.repeat(1000) + '1' + '}'.repeat(1000)))).toEqual([413, 'BodyTooLarge']);
  });

  test.each(['{"countryid":101,"countryid":102}', '{"countryid":101,"more":[{"a":{"b":1,"\\u0062":2}}]}'])(
    'names no key twice: %s',
    async (body) => {
      const reply = await send(body);
      expect([...refusalOf(reply), reply.json.data]).toEqual([400, 'MalformedJson', 'The request names a field twice.']);
    },
  );

  test('contains at most 20,000 values', async () => {
    const values = (count: number) => `{"countryid":101,"more":[${Array.from({ length: count }, () => '1').join(',')}]}`;
    expect((await send(values(19_000))).status).toBe(200);
    expect(refusalOf(await send(values(21_000)))).toEqual([413, 'BodyTooLarge']);
    expect(refusalOf(await send(`{"countryid":101,"more":${'[{},'.repeat(10)}${'{},'.repeat(20_000)}1`))).toEqual([413, 'BodyTooLarge']);
  });

  test('may have any number of brackets and commas in its texts', async () => {
    const texts = ['[{,'.repeat(10_000), `\\"${'['.repeat(100)}`, '\\\\', `\\\\\\"${','.repeat(30_000)}`];
    for (const each of texts) expect((await send(`{"countryid":101,"more":"${each}"}`)).status).toBe(200);
    expect(refusalOf(await send(`{"countryid":101,"more":"\\\\",${nested(21).slice(1)}`))).toEqual([413, 'BodyTooLarge']);
  });
});

test('a colleague does not wait for a crowd of another user’s requests', async () => {
  const [many, one] = [await panel.userWith([]), await panel.userWith([])];
  const { hostname, port } = new URL(panel.address);
  const cookies = [...Array.from({ length: 100 }, () => many.cookie), one.cookie];
  const sockets = cookies.map(() => connect(Number(port), hostname));
  /** Sends a request on each connection at once. Returns the cookies in the order of the answers. */
  const askAll = async () => {
    const order: string[] = [];
    const answers = sockets.map((socket, index) => once(socket, 'data').then(() => order.push(cookies[index] ?? '')));
    for (const [index, socket] of sockets.entries())
      socket.write(`GET /api/GetLoginRecord HTTP/1.1\r\nhost: panel\r\ncookie: ${cookies[index]}\r\n\r\n`);
    await Promise.all(answers);
    return order;
  };
  // The server takes new connections one by one, but reads from all open ones together.
  await askAll();
  const order = await askAll();
  for (const socket of sockets) socket.destroy();
  expect(order.indexOf(one.cookie)).toBeLessThan(50);
});
