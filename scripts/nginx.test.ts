import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { maxImportBytes } from '@vikray/contract/imports/import.ts';
import { failureAnswer } from '@vikray/contract/platform/failures.ts';
import { beforeAll, describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import * as z from 'zod';
import { missingFor, panelProxy, startLinkProxy } from '../testing/panel/link-proxy.ts';
import { repositoryRoot } from './repository.ts';

let configuration: string;
beforeAll(async () => {
  configuration = await readFile(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8');
});

/** The settings of a location together with those outside all locations. */
function location(address: string): string {
  const found = configuration.split(`location ${address} {`)[1];
  if (found === undefined) throw new Error(`There is no location ${address}`);
  return found.slice(0, found.indexOf('}'));
}

describe('the proxy’s configuration', () => {
  test('limits connections and the requests of each address, and logins most strictly', () => {
    expect(configuration).toMatch(/^ {2}limit_conn +vikray_connections \d+;$/m);
    expect(location('/')).toMatch(/limit_req zone=vikray_requests /);
    expect(location('= /api/AuthenticateUser')).toMatch(/limit_req zone=vikray_logins /);
    const rates = [...configuration.matchAll(/zone=vikray_(requests|logins):\d+m +rate=(\d+)r\/s;/g)].map(([, zone, rate]) => [
      zone,
      Number(rate),
    ]);
    expect(rates).toEqual([
      ['requests', 50],
      ['logins', 2],
    ]);
  });

  test('lets the largest import file through, passes on the caller’s address, and does not publish the metrics', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(configuration)?.[1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThan(maxImportBytes);
    expect(configuration).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(location('= /metrics')).toContain('return 404;');
  });

  test('has a page for the time while the panel does not run, which tries again and runs no script', async () => {
    const page = await readFile(join(repositoryRoot, 'deploy/unavailable.html'), 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="5" />');
    expect(page).not.toMatch(/<script|src=|href=/);
  });
});

describe('nginx with deploy/nginx.conf', () => {
  const missing = missingFor(panelProxy);
  const skipIfMissing = ({ skip }: TestContext) => missing !== undefined && skip(missing);

  test('answers for a panel that does not run: a page to people, JSON to programs', async (context) => {
    skipIfMissing(context);
    // Nothing listens there.
    const { ask } = await startLinkProxy(panelProxy, 'http://127.0.0.1:9');
    const page = await ask('/dashboard');
    expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([502, 'text/html', '5']);
    expect(page.text).toContain('<h1>One moment, please</h1>');
    for (const path of ['/api/health', '/api/AuthenticateUser', '/api/AddCustomer']) {
      const { status, headers, text } = await ask(path, { method: 'POST' }, '{}');
      expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([path, 502, 'application/json', 'no-store']);
      expect(z.parse(failureAnswer, JSON.parse(text))).toMatchObject({
        data: 'The panel cannot be reached at the moment. Try again later.',
        error: { code: 'Unavailable' },
      });
    }
  });

  test('passes everything else on, large files too, and logs neither tokens of links nor searches (FUP-37)', async (context) => {
    skipIfMissing(context);
    const token = 'x'.repeat(43);
    const panel = createServer((request, response) => {
      void buffer(request).then((body) => response.writeHead(request.url === '/api/x' ? 503 : 200).end(`${request.url} ${body.length}`));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void panel.close());
    await once(panel, 'listening');
    const { port } = panel.address() as AddressInfo;
    const { ask, logs } = await startLinkProxy(panelProxy, `http://127.0.0.1:${port}`);
    const large = 'x'.repeat(maxImportBytes);
    expect(await ask('/api/StartImport', { method: 'POST' }, large)).toMatchObject({
      status: 200,
      text: `/api/StartImport ${maxImportBytes}`,
    });
    expect(await ask('/api/x')).toMatchObject({ status: 503, text: '/api/x 0' });
    expect((await ask('/api/GetCustomerList?search=Mehta')).text).toBe('/api/GetCustomerList?search=Mehta 0');
    for (const path of [`/q/${token}`, `//q/${token}`, `/Q/${token}?pdf`]) expect((await ask(path)).text).toBe(`${path} 0`);
    panel.close();
    panel.closeAllConnections();
    for (const path of [`/q/${token}`, `//q/${token}`, '/api/GetCustomerList?search=Mehta']) expect((await ask(path)).status).toBe(502);
    await expect.poll(logs).toContain('GET /api/GetCustomerList 200');
    expect(await logs()).not.toMatch(/x{43}|Mehta/);
  });
});
