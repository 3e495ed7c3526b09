import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { acceptance, postForm, shareQuotation, textOfPage } from '../../../testing/builders/quotation-links.ts';
import { addSalesSetup } from '../../../testing/builders/quotations.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { getRaw } from '../../../testing/panel/raw-request.ts';

const example = fileURLToPath(new URL('../../../deploy/links-nginx.conf', import.meta.url));
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel({ linkUrl: new URL('https://offers.example.in/'), trustedProxies: ['127.0.0.1'] });
});
afterAll(() => panel.stop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts nginx with the example: only the certificate is left out, and the addresses are those of the test. */
async function startNginx() {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-nginx-'));
  const port = await freePort();
  const text = (await readFile(example, 'utf8'))
    .replace(/server \{\s*listen 80;.*?\n\}\n/s, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ +ssl_.*\n/gm, '')
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('http://127.0.0.1:3000', panel.address);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const config = join(folder, 'nginx.conf');
  await writeFile(config, `daemon off; pid ${folder}/pid; events {} http { ${places.join(' ')}\n${text}\n}`);
  const child = spawn('nginx', ['-p', folder, '-c', config, '-e', join(folder, 'start.log')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      async () =>
        fetch(address).then(
          (reply) => reply.status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(404);
  return { address, folder };
}

describe('nginx with deploy/links-nginx.conf', () => {
  test('opens links and nothing else, and logs no token (FUP-24, FUP-37)', async ({ skip }) => {
    if (!hasNginx) skip('nginx is not installed here (Debian: apt-get install nginx)');
    const { path } = await shareQuotation(panel.admin, await addSalesSetup(panel.admin));
    const token = path.split('/').at(-1) ?? '';
    const { address, folder } = await startNginx();
    const customer = new Caller(address);
    expect((await customer.fetch(path)).status).toBe(200);
    expect((await customer.fetch(`${path}?pdf`)).headers.get('content-type')).toBe('application/pdf');
    expect((await customer.fetch(`${path}?opened`, { method: 'POST' })).status).toBe(204);
    expect((await postForm(customer, path, acceptance)).status).toBe(303);
    expect(textOfPage(await customer.fetch(path))).toContain('You accepted this quotation on 20/11/2026.');
    const kept = await panel.db.selectFrom('link_answers').select('address').executeTakeFirstOrThrow();
    expect(kept.address).toBe('127.0.0.1');

    // With the session of an Administrator, too.
    const closed = ['/', '/dashboard', '/api/health', '/api/GetQuotation', '/api/docs', '/metrics', '/q/', `/q/${token}/`, `/q/${token}x`];
    for (const closedPath of [...closed, `/Q/${token}`, '/assets/x.js', '/forgot-password.html', `/q/${token}/api/GetQuotation`])
      expect([closedPath, (await customer.fetch(closedPath, { headers: { cookie: panel.admin.cookie } })).status]).toEqual([
        closedPath,
        404,
      ]);
    for (const method of ['PUT', 'DELETE']) expect((await customer.fetch(path, { method })).status).toBe(403);
    for (const raw of ['/q/../api/health', `/q/${token}/../../api/health`, '/q/..%2fapi%2fhealth', `/api/../q/${token}/../../metrics`]) {
      expect([raw, (await getRaw(address, raw)).status]).toEqual([raw, 404]);
    }
    expect((await postForm(customer, path, { remark: 'x'.repeat(100_000) })).status).toBe(413);

    const logs = await Promise.all(
      (await readdir(folder)).filter((name) => name.endsWith('.log')).map((name) => readFile(join(folder, name), 'utf8')),
    );
    expect(logs.join('')).toContain('GET 200');
    expect(logs.join('')).not.toContain(token);
  });
});
