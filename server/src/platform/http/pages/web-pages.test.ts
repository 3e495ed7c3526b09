import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWebScript, builtFiles } from '../../../../../testing/panel/built-pages.ts';
import type { Caller } from '../../../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../../../testing/panel/panel.ts';
import { panelVersion } from '../../version.ts';
import { getRaw } from '../../../../../testing/panel/raw-request.ts';

let panel: TestPanel;
let script: string;
beforeAll(async () => {
  script = await aWebScript();
  panel = await startTestPanel({ brandName: 'Rao & "Söhne" <b> $$' });
});
afterAll(() => panel.stop());

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the address of a page', () => {
  test.each([
    '/',
    '/dashboard',
    '/customerlist',
    '/companyList',
    '/edit-company/5',
    '/nonsense',
    '/a/b/c?d=1',
    '/viewcustomer?id=1',
    '/index',
  ])('%s opens the panel', async (path) => {
    const reply = await panel.visitor().fetch(path, { headers: asBrowser });
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(reply.text).toContain('<div id="root">');
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('carries the brand’s name as text', async () => {
    expect((await panel.visitor().fetch('/', { headers: asBrowser })).text).toContain(
      '<meta name="brand" content="Rao &amp; &quot;Söhne&quot; &lt;b&gt; $$"',
    );
  });

  test('opens the static help for a forgotten password (RTE-35)', async () => {
    const reply = await panel.visitor().fetch('/forgot-password.html', { headers: asBrowser });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(reply.text).not.toContain('<div id="root">');
  });

  test('answers no other method, and no program that does not accept pages', async () => {
    expect((await panel.visitor().fetch('/dashboard', { method: 'POST' })).status).toBe(404);
    expect((await panel.visitor().fetch('/dashboard', { headers: { accept: 'application/json' } })).status).toBe(404);
  });
});

describe('the files of a page', () => {
  const pathsIn = (text: string) => [...text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path]) => path);

  async function pageOf(caller: Caller, path: string) {
    return caller.fetch(path, { headers: asBrowser });
  }

  test('are named in its HTML, so that the browser fetches all of them at once', async () => {
    const list = pathsIn((await pageOf(panel.admin, '/CustomerList?search=x')).text);
    expect(list.filter((path) => path?.includes('CustomerListPage')).length).toBeGreaterThan(0);
    expect(list).toEqual([...new Set(list)]);
    for (const path of list) expect([path, (await panel.visitor().fetch(`/${path}`)).status]).toEqual([path, 200]);
    expect(pathsIn((await pageOf(panel.admin, '/edit-company/5')).text).join()).toContain('EditCompanyPage');
    expect(pathsIn((await pageOf(panel.admin, '/nonsense')).text).join()).not.toContain('Page-');
  });

  test('are those of the login page without a session, and those of the dashboard behind it', async () => {
    expect(pathsIn((await pageOf(panel.visitor(), '/customerlist')).text).join()).toContain('LoginPage');
    expect(pathsIn((await pageOf(panel.admin, '/')).text).join()).toContain('DashboardPage');
  });
});

describe('the HTML of a page', () => {
  test('is the same for every user and has nothing private in it', async () => {
    const other = await panel.userWith(['Add Customer']);
    const [mine, theirs] = await Promise.all([panel.admin, other].map((caller) => caller.fetch('/customerlist', { headers: asBrowser })));
    expect(mine?.text).toBe(theirs?.text);
    expect(mine?.headers.get('vary')).toBe('accept-encoding, cookie');
  });

  test('tells a browser with a session to ask for the page’s answers at once', async () => {
    const { headers } = await panel.admin.fetch('/customerlist?search=a%20b&page=2', { headers: asBrowser });
    const [, address = ''] = /^<([^>]+)>; rel=preload; as=fetch; crossorigin=anonymous$/.exec(headers.get('link') ?? '') ?? [];
    expect(address).toBe(`/api/page-answers?page=${encodeURIComponent('/customerlist?search=a%20b&page=2')}`);
    expect((await panel.admin.fetch(address)).status).toBe(200);
  });

  test('asks for nothing more without a session, or for an address that is too long for a header', async () => {
    expect((await panel.visitor().fetch('/customerlist', { headers: asBrowser })).headers.get('link')).toBeNull();
    const long = await panel.admin.fetch(`/customerlist?search=${'x'.repeat(3000)}`, { headers: asBrowser });
    expect([long.status, long.headers.get('link')]).toEqual([200, null]);
  });
});

describe('a script of the panel', () => {
  test('is cached by the browser for ever, because its name changes with its contents', async () => {
    const reply = await panel.visitor().fetch(`/assets/${script}`);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(reply.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('travels compressed as the browser can read it: %s', async (accepted, encoding) => {
    const reply = await getRaw(panel.address, `/assets/${script}`, { 'accept-encoding': accepted });
    expect([reply.status, reply.headers['content-encoding']]).toEqual([200, encoding]);
    expect(reply.headers['vary']).toMatch(/accept-encoding/i);
  });

  test('that no longer exists is not answered with a page', async () => {
    const reply = await panel.visitor().fetch('/assets/gone-12345678.js', { headers: asBrowser });
    expect([reply.status, reply.text]).toEqual([404, 'Not found']);
  });
});

test.each([
  '/../package.json',
  '/../../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/assets/../../package.json',
  '/assets/../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%252e%252e/%252e%252e/package.json',
  '//package.json',
  '/./../package.json',
  '/..;/package.json',
  '/assets/..%00/package.json',
  '/../src/main.tsx',
  '/../../data/vikray.db',
  '/%2fetc%2fpasswd',
  '//etc/passwd',
  '/../../../../../../../../etc/passwd',
  '/assets',
  '/assets/',
])('no file outside the pages is ever served: %s', async (path) => {
  for (const headers of [{}, asBrowser]) {
    const reply = await getRaw(panel.address, path, headers);
    // Either nothing, or the panel itself, which then says that there is no such page.
    expect(reply.text.includes('<div id="root">') ? [200] : [400, 403, 404]).toContain(reply.status);
    expect(reply.text).not.toMatch(/"workspaces"|root:x?:|createRoot|SQLite format|Index of/);
  }
});

test('nothing that a visitor can read names the version (OPS-31)', async () => {
  const addresses = ['/', '/forgot-password.html', '/reset-password.html', '/api/health', '/api/GetTax', '/api/nonsense', '/q/unknown'];
  const replies = [...addresses, ...builtFiles()].map(async (address) => {
    const { headers, text } = await panel.visitor().fetch(address);
    return { address, sent: [...headers].flat().join(' ') + text };
  });
  const read = await Promise.all(replies);
  expect(read.filter(({ sent }) => sent.includes(panelVersion)).map(({ address }) => address)).toEqual([]);
});
