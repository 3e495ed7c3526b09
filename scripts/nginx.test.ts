import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxImportBytes } from '@vikray/contract/imports/import.ts';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from './repository.ts';

let configuration: string;
beforeAll(async () => {
  configuration = await readFile(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8');
});

/** NGINX_PROGRAM names an nginx that is not on the path, for example one that is only unpacked. */
const nginx = process.env['NGINX_PROGRAM'] ?? 'nginx';
const isInstalled = spawnSync(nginx, ['-v']).status === 0;

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

  test('shows a page of our own while the panel does not run, which tries again and runs no script', async () => {
    expect(configuration).toContain('error_page 502 504 /vikray-unavailable.html;');
    expect(location('= /vikray-unavailable.html')).toContain('alias /opt/vikray/deploy/unavailable.html;');
    const page = await readFile(join(repositoryRoot, 'deploy/unavailable.html'), 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="5" />');
    expect(page).not.toMatch(/<script|src=|href=/);
  });

  test.runIf(isInstalled)('is accepted by nginx (only where nginx is installed)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vikray-nginx-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
    const made = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=panel.example.in', '-out', certificate, '-keyout', key];
    execFileSync('openssl', ['req', '-x509', ...made], { stdio: 'ignore' });
    const own = configuration.replaceAll('/etc/letsencrypt/live/panel.example.in', folder);
    const logs = `pid ${folder}/pid; error_log ${folder}/errors;`;
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
    await writeFile(join(folder, 'nginx.conf'), `${logs} events {} http { access_log off; ${kept} ${own} }`);
    const { status, stderr } = spawnSync(nginx, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});
