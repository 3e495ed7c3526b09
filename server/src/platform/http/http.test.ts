import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminMobile, startTestPanel, type TestPanel } from '../../../../testing/panel/panel.ts';
import { getRaw, sendBytes } from '../../../../testing/panel/raw-request.ts';
import { refusalOf } from '../../../../testing/panel/refusal.ts';
import { password } from '../../../../testing/builders/users.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const json = { 'content-type': 'application/json' };

function post(body: RequestInit['body'], headers: Record<string, string> = {}) {
  return panel.admin.fetch('/api/GetState', { method: 'POST', body, headers });
}

describe('an address below /api', () => {
  test.each(['Nope', 'getcountry', 'GetCountry/', 'GetCountry/1', '', '__proto__', 'constructor', '..%2fGetCountry', 'x'.repeat(5000)])(
    'that names no operation answers 404: %s',
    async (name) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const reply = await panel.admin.fetch(`/api/${name}`, { method, headers: { accept: 'text/html' } });
        expect(refusalOf(reply)).toEqual([404, 'UnknownOperation']);
        expect(reply.json.data).toBe('There is no such operation.');
      }
    },
  );

  test.each(['%', '%zz', '%c0%af', 'GetCountry%'])('that cannot be read answers 400: %s', async (name) => {
    expect(refusalOf(await panel.admin.fetch(`/api/${name}`))).toEqual([400, 'BadRequest']);
  });

  test('is the operation’s name, the same for every caller (API-01, API-13)', async () => {
    expect((await panel.admin.fetch('/api/GetCountry')).status).toBe(200);
  });
});

describe('a body', () => {
  test.each(['{', '{"countryid":101', '{countryid:101}', "{'countryid':101}", '{"countryid":101}}', 'countryid=101', '\u0000', ''])(
    'that is no JSON answers 400: %j',
    async (body) => {
      expect(refusalOf(await post(body, json))).toEqual([400, 'MalformedJson']);
    },
  );

  test.each(['[]', '[{"countryid":101}]', 'null', '5', '"text"', 'true'])('that is no object answers 400: %s', async (body) => {
    const reply = await post(body, json);
    expect(refusalOf(reply)).toEqual([400, 'MalformedJson']);
    expect(reply.json.data).toBe('The request must be a JSON object.');
  });

  test('that would change the prototype of every object answers 400', async () => {
    for (const body of ['{"countryid":101,"__proto__":{"a":1}}', '{"countryid":101,"constructor":{"prototype":{"a":1}}}']) {
      expect(refusalOf(await post(body, json))).toEqual([400, 'MalformedJson']);
    }
    expect('a' in {}).toBe(false);
  });

  test.each<[string, RequestInit['body'], Record<string, string>]>([
    ['text/plain', '{"countryid":101}', {}],
    ['a form', new URLSearchParams('countryid=101'), {}],
    ['a multipart form', new FormData(), {}],
    ['no type at all', new TextEncoder().encode('{"countryid":101}'), {}],
    ['XML', '<countryid>101</countryid>', { 'content-type': 'application/xml' }],
    ['something unreadable', '{"countryid":101}', { 'content-type': ';;' }],
    ['a type that only looks like JSON', '{"countryid":101}', { 'content-type': 'application/jsonx' }],
  ])('sent as %s answers 415 (API-04)', async (_, body, headers) => {
    expect(refusalOf(await post(body, headers))).toEqual([415, 'WrongContentType']);
  });

  test('of two megabytes answers 413', async () => {
    expect(refusalOf(await post(JSON.stringify({ countryid: 'x'.repeat(2_000_000) }), json))).toEqual([413, 'BodyTooLarge']);
  });

  test('of two megabytes in pieces answers 413', async () => {
    const piece = new TextEncoder().encode(' '.repeat(100_000));
    const body = ReadableStream.from(Array.from({ length: 20 }, () => piece));
    const reply = await panel.admin.fetch('/api/GetState', { method: 'POST', body, headers: json, duplex: 'half' });
    expect(refusalOf(reply)).toEqual([413, 'BodyTooLarge']);
  });

  test('may be absent if no input is required', async () => {
    expect((await panel.admin.fetch('/api/GetUserMenu', { method: 'POST' })).status).toBe(200);
    expect(refusalOf(await post(undefined))).toEqual([400, 'InvalidInput']);
  });

  test('may begin with a byte order mark', async () => {
    expect((await post('\uFEFF{"countryid":101}', json)).status).toBe(200);
  });
});

describe('a broken request', () => {
  test('with too long a head answers 431 in the form of all failures', async () => {
    expect(refusalOf(await panel.admin.fetch(`/api/GetCountry?search=${'x'.repeat(100_000)}`))).toEqual([431, 'HeadTooLarge']);
    expect(refusalOf(await panel.visitor().fetch('/api/GetCountry', { headers: { cookie: 'x'.repeat(50_000) } }))).toEqual([
      431,
      'HeadTooLarge',
    ]);
  });

  test.each(['GARBAGE\r\n\r\n', 'GET /api/health HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n', '\u0016\u0003\u0001'])(
    'answers 400 in the one form of failures: %j',
    async (bytes) => {
      const [head = '', body = ''] = (await sendBytes(panel.address, bytes)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request/);
      expect(JSON.parse(body)).toEqual({
        data: 'The request cannot be understood.',
        error: { code: 'BadRequest', requestId: expect.any(String) },
      });
    },
  );
});

describe('a request from another site', () => {
  const loginFrom = (origin: string | undefined, to = panel.visitor()) =>
    to.send('AuthenticateUser', { mobile: adminMobile, password }, origin === undefined ? {} : { headers: { origin } });

  test.each(['https://evil.example', 'http://127.0.0.1:1', 'http://127.0.0.1', 'null', '', 'http://localhost.evil.example'])(
    'is refused when it changes something: %j',
    async (origin) => {
      const reply = await loginFrom(origin);
      expect(refusalOf(reply)).toEqual([403, 'ForeignOrigin']);
      expect(reply.headers.getSetCookie()).toEqual([]);
    },
  );

  test('is distinguished from one of our own pages, and from a program', async () => {
    expect([(await loginFrom(panel.address)).status, (await loginFrom(undefined)).status]).toEqual([200, 200]);
  });

  test('never gets an answer that the other site could read', async () => {
    const reply = await panel.admin.fetch('/api/GetCountry', { headers: { origin: 'https://evil.example' } });
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('is recognised by PUBLIC_URL if that is set', async () => {
    const published = await startTestPanel({ publicUrl: new URL('https://panel.example.in/') });
    const statuses = [];
    for (const origin of ['https://panel.example.in', published.address, 'http://panel.example.in'])
      statuses.push((await loginFrom(origin, published.visitor())).status);
    await published.stop();
    expect(statuses).toEqual([200, 403, 403]);
  });
});

describe('the address of a caller', () => {
  async function addressKnownFor(of: TestPanel, forwarded: string): Promise<string | undefined> {
    await of.visitor().send('AuthenticateUser', { mobile: '9876501234', password: 'wrong' }, { headers: { 'x-forwarded-for': forwarded } });
    const event = await of.db.selectFrom('login_events').select('address').where('mobile', '=', '9876501234').executeTakeFirst();
    return event?.address;
  }

  test('is that of the connection, whatever the caller claims', async () => {
    expect(await addressKnownFor(panel, '203.0.113.9')).toBe('127.0.0.1');
  });

  test('is what one of TRUSTED_PROXIES reports, and not what the caller told that proxy', async () => {
    const behind = await startTestPanel({ trustedProxies: ['127.0.0.0/8', '10.0.0.7'] });
    const known = await addressKnownFor(behind, '198.51.100.1, 203.0.113.9, 10.0.0.7');
    await behind.stop();
    expect(known).toBe('203.0.113.9');
  });
});

describe('every answer', () => {
  // oxlint-disable-next-line typescript/no-explicit-any -- as in Caller
  const cases: [string, () => Promise<{ headers: Headers; json: any }>][] = [
    ['of a read', () => panel.admin.send('GetCountry')],
    ['of a list', () => panel.admin.send('GetCustomerList', { page: 1 })],
    ['of a whole list', () => panel.admin.send('GetCustomerList')],
    ['of a list as a file', () => panel.admin.send('GetCustomerList', { format: 'csv' })],
    ['of a write', () => panel.visitor().logIn(adminMobile, password)],
    ['that refuses', () => panel.visitor().send('GetCountry')],
    ['that finds nothing', () => panel.admin.fetch('/api/Nope')],
  ];

  test.each(cases)('%s has the security headers, and no cache stores it (AMB-J14)', async (_, send) => {
    const { headers } = await send();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  test.each(cases)('%s has a unique number, by which it is found in the log', async (_, send) => {
    const replies = [await send(), await send()];
    const numbers = replies.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(numbers).size).toBe(2);
    expect(replies.map((reply, index) => reply.json?.error?.requestId ?? numbers[index])).toEqual(numbers);
  });

  test('has a number that the caller cannot choose', async () => {
    const reply = await panel.admin.fetch('/api/health', { headers: { 'x-request-id': 'chosen', 'request-id': 'chosen' } });
    expect(reply.headers.get('x-request-id')).not.toBe('chosen');
  });
});

describe('the health of the panel', () => {
  test('is visible to everyone', async () => {
    const reply = await panel.visitor().fetch('/api/health');
    expect([reply.status, reply.json]).toEqual([200, { data: [{ status: 'ok', database: 'ok' }] }]);
  });

  test('is bad without its database, and no answer reveals more than that (API-12)', async () => {
    const broken = await startTestPanel();
    await broken.db.destroy();
    const replies = [
      await broken.visitor().fetch('/api/health'),
      await broken.admin.send('GetCountry'),
      await broken.visitor().logIn(adminMobile, password),
    ];
    await broken.stop();
    for (const reply of replies) {
      const [status, code] = refusalOf(reply);
      expect([
        [500, 'Unexpected'],
        [503, 'Unavailable'],
      ]).toContainEqual([status, code]);
    }
  });
});

test('a path that leaves its folder reaches nothing, below /api either', async () => {
  for (const path of ['/api/../package.json', '/api/..%2f..%2fpackage.json', '/api/%2e%2e/%2e%2e/etc/passwd']) {
    const reply = await getRaw(panel.address, path);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.text).not.toMatch(/workspaces|root:/);
  }
});

test('a long answer is compressed for a caller who accepts that, and says the same', async () => {
  const ask = async (path: string, encoding: string) => panel.admin.fetch(path, { headers: { 'accept-encoding': encoding } });
  const [plain, compressed] = [await ask('/api/GetCountry', 'identity'), await ask('/api/GetCountry', 'gzip, deflate, br')];
  expect([plain, compressed].map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')])).toEqual([
    [null, 'accept-encoding'],
    ['br', 'accept-encoding'],
  ]);
  expect(compressed.json).toEqual(plain.json);
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2);
  expect((await ask('/api/health', 'br')).headers.get('content-encoding')).toBeNull();
});
