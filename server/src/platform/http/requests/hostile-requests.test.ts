import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPicture, imageForm } from '../../../../../testing/builders/images.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { sendBytes, trickle } from '../../../../../testing/panel/raw-request.ts';
import { refusalOf } from '../../../../../testing/panel/refusal.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

function head(line: string, ...headers: string[]): string {
  return `${[`${line} HTTP/1.1`, 'host: panel.example.in', ...headers].join('\r\n')}\r\n\r\n`;
}

/** Status and error code of an answer that came as bytes. */
function refusalIn(bytes: string): [status: number, code: string] {
  const [start = '', body = ''] = bytes.split('\r\n\r\n');
  return [Number(start.split(' ')[1]), JSON.parse(body).error.code];
}

describe('a request that trickles in', () => {
  let hasty: TestPanel;
  beforeAll(async () => {
    hasty = await startTestPanel({ requestTimeoutMs: 1000 });
  });
  afterAll(() => hasty.stop());

  test('is cut off with 408 when its body takes too long, however steadily it comes', async () => {
    const request = head('POST /api/AuthenticateUser', 'content-type: application/json', 'content-length: 4000');
    expect(refusalIn(await trickle(hasty.address, request))).toEqual([408, 'TooSlow']);
  });

  test('is cut off with 408 when a file in it takes too long', async () => {
    const request = head(
      'POST /api/AddImage',
      `cookie: ${hasty.admin.cookie}`,
      'content-type: multipart/form-data; boundary=edge',
      'transfer-encoding: chunked',
    );
    const part = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    expect(refusalIn(await trickle(hasty.address, `${request}${part.length.toString(16)}\r\n${part}\r\n2710\r\n`))).toEqual([
      408,
      'TooSlow',
    ]);
  });

  test('is cut off with 408 when its head takes too long', async () => {
    expect(refusalIn(await trickle(hasty.address, 'GET /api/health HTTP/1.1\r\nx-slow: '))).toEqual([408, 'TooSlow']);
  });

  test('delays no one else', async () => {
    const { hostname, port } = new URL(hasty.address);
    const slow = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    for (const socket of slow) socket.write(head('POST /api/AuthenticateUser', 'content-type: application/json', 'content-length: 10'));
    expect((await hasty.visitor().fetch('/api/health')).status).toBe(200);
    await Promise.all(slow.map((socket) => once(socket.resume(), 'close')));
  });
});

test('a panel that is asked to stop cuts off those who send without an end', async () => {
  const stopping = await startTestPanel({ stopPatienceMs: 200 });
  const request = head('POST /api/AuthenticateUser', 'content-type: application/json', 'content-length: 400000');
  const cutOff = Promise.allSettled([request, 'GET /api/health HTTP/1.1\r\nx-slow: '].map((start) => trickle(stopping.address, start)));
  expect((await stopping.visitor().fetch('/api/health')).status).toBe(200);
  await stopping.stop();
  await cutOff;
});

describe('a body of ten megabytes', () => {
  const tenMegabytes = 10 * 1024 * 1024;

  test.each([
    ['JSON', 'POST /api/GetState', 'application/json'],
    ['a login', 'POST /api/AuthenticateUser', 'application/json'],
  ])('that is %s is refused by its length, before any of it has come', async (_, line, type) => {
    const request = head(
      line,
      `cookie: ${panel.admin.cookie}`,
      `content-type: ${type}`,
      `content-length: ${tenMegabytes}`,
      'connection: close',
    );
    expect(refusalIn(await sendBytes(panel.address, request))).toEqual([413, 'BodyTooLarge']);
  });

  test('that is a file is refused with the sentence for its folder', async () => {
    const reply = await panel.admin.sendForm('AddImage', imageForm('Product', 'large', Buffer.alloc(tenMegabytes, await aPicture())));
    expect([refusalOf(reply), reply.json.data]).toEqual([[413, 'ProductImageTooLarge'], 'Image too large, upload file less than 2 mb.']);
  });

  test('that is sent anyway is read to its end, because closing the connection would cut off the answer', async () => {
    const reply = await panel.admin.fetch('/api/GetState', {
      method: 'POST',
      body: 'x'.repeat(tenMegabytes),
      headers: { 'content-type': 'application/json' },
    });
    expect([...refusalOf(reply), reply.headers.get('connection')]).toEqual([413, 'BodyTooLarge', null]);
  });

  test('that hides its length is refused as soon as it is too long', async () => {
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(0x8000)) });
    const reply = await panel.admin.fetch('/api/GetState', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    });
    expect(refusalOf(reply)).toEqual([413, 'BodyTooLarge']);
  });
});

describe('a wrong method', () => {
  test.each<[string, RequestInit['body'], Record<string, string>]>([
    ['text', 'countryid=101', { 'content-type': 'text/plain' }],
    ['no JSON', '{', { 'content-type': 'application/json' }],
    ['a form', new URLSearchParams('countryid=101'), {}],
    ['a form with a file', new FormData(), {}],
    ['XML', '<a/>', { 'content-type': 'application/xml' }],
  ])('is refused as that, whatever body comes with it: %s (API-04)', async (_, body, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const reply = await panel.admin.fetch('/api/GetCountry', { method, body, headers });
      expect(refusalOf(reply)).toEqual([405, 'WrongMethod']);
      expect(reply.headers.get('allow')).toBe('GET');
    }
  });

  test('TRACE is refused everywhere and echoes nothing', async () => {
    for (const path of ['/', '/api/health', '/api/GetCountry', '/api/AuthenticateUser', '/assets/x.js']) {
      const bytes = await sendBytes(panel.address, head(`TRACE ${path}`, 'x-secret: of-the-proxy', 'connection: close'));
      expect(bytes).toMatch(/^HTTP\/1\.1 404 /);
      expect(bytes).not.toContain('of-the-proxy');
    }
  });
});

test('an unknown operation is reported as such, whatever its body', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/json']) {
    expect(refusalOf(await panel.admin.fetch('/api/Nope', { method: 'POST', body: '<', headers: { 'content-type': type } }))).toEqual([
      404,
      'UnknownOperation',
    ]);
  }
});

test('a request with two lengths is refused', async () => {
  const both = head('POST /api/GetState', 'content-length: 5', 'transfer-encoding: chunked', 'connection: close');
  const twice = head('POST /api/GetState', 'content-length: 5', 'content-length: 6', 'connection: close');
  for (const request of [both, twice])
    expect(refusalIn(await sendBytes(panel.address, `${request}0\r\n\r\n`))).toEqual([400, 'BadRequest']);
});

test('even the answer to a broken request lets a browser run and store nothing', async () => {
  const unreadable = (await panel.visitor().fetch('/api/%zz')).headers;
  const [garbage = ''] = (await sendBytes(panel.address, 'GARBAGE\r\n\r\n')).split('\r\n\r\n');
  const told = new Headers(
    garbage
      .split('\r\n')
      .slice(1)
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  for (const headers of [unreadable, told]) {
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect([headers.get('x-content-type-options'), headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'nosniff',
      'no-store',
      'no-referrer',
    ]);
  }
});
