/** Real proxies with the examples of deploy/: for links and nothing else, and for the panel. Ports, certificate and panel are the test's. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

interface Ports {
  readonly plain: number;
  readonly secure: number;
}

interface Place extends Ports {
  readonly folder: string;
  /** The address of the panel behind the proxy. */
  readonly panel: string;
}

interface ProxyKind {
  /** The program's name, also that of the Debian package. */
  readonly name: string;
  /** The example in deploy/. */
  readonly example: string;
  readonly program: string;
  readonly version: string;
  /** The example as the configuration of a program that runs in this folder. */
  configure(example: string, place: Place): string;
  argumentsFor(configuration: string, folder: string): string[];
}

const host = 'offers.example.in';
const repository = fileURLToPath(new URL('../../', import.meta.url));

const nginx: ProxyKind = {
  name: 'nginx',
  example: 'links-nginx.conf',
  program: process.env['NGINX_PROGRAM'] ?? 'nginx',
  version: '-v',
  configure(example, { folder, panel, plain, secure }) {
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    const own = example
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\//g, `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replaceAll('/opt/vikray/', repository)
      .replace('127.0.0.1:3000', new URL(panel).host);
    // The folder is this user's, and nginx would give up the rights of root.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    return `${user} daemon off; pid ${folder}/pid; events {} http { ${places.join(' ')}\n${own}\n}`;
  },
  argumentsFor: (configuration, folder) => ['-p', folder, '-c', configuration, '-e', join(folder, 'start.log')],
};

const caddy: ProxyKind = {
  name: 'caddy',
  example: 'links.Caddyfile',
  program: process.env['CADDY_PROGRAM'] ?? 'caddy',
  version: 'version',
  configure: (example, { folder, panel, plain, secure }) =>
    example
      .replace(/^\{$/m, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plain}\n\thttps_port ${secure}`)
      .replace(`${host} {`, `${host} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
      .replace('127.0.0.1:3000', new URL(panel).host),
  argumentsFor: (configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
};

/** The proxies with an example. NGINX_PROGRAM and CADDY_PROGRAM name ones that are not on the path, for example only unpacked. */
export const linkProxies: readonly ProxyKind[] = [nginx, caddy];

/** nginx before the whole panel. */
export const panelProxy: ProxyKind = { ...nginx, example: 'nginx.conf' };

/** Why a proxy cannot be tried here; nothing if it can. */
export function missingFor({ name, program, version }: ProxyKind): string | undefined {
  if (spawnSync(program, [version]).status !== 0) return `${name} is not installed here (Debian: apt-get install ${name})`;
  return spawnSync('openssl', ['version']).status === 0 ? undefined : 'openssl is not installed here';
}

export interface ProxyReply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** The version of TLS. */
  readonly protocol: string | null;
}

export interface LinkProxy {
  readonly ports: Ports;
  /** Asks for exactly this path over TLS, with the certificate of the test. */
  ask(path: string, options?: RequestOptions, body?: string): Promise<ProxyReply>;
  /** Everything that the proxy has written. */
  logs(): Promise<string>;
}

/** A certificate that this machine signs itself, where the examples have one of an authority. */
function makeCertificate(folder: string): void {
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-out', join(folder, 'fullchain.pem'), '-keyout', join(folder, 'privkey.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'ignore' });
}

/** Starts a proxy before the panel until the test ends. */
export async function startLinkProxy(kind: ProxyKind, panel: string): Promise<LinkProxy> {
  const folder = await mkdtemp(join(tmpdir(), `vikray-${kind.name}-`));
  makeCertificate(folder);
  const ports = { plain: await freePort(), secure: await freePort() };
  const example = await readFile(join(repository, 'deploy', kind.example), 'utf8');
  const configuration = join(folder, 'configuration');
  await writeFile(configuration, kind.configure(example, { ...ports, folder, panel }));
  const child = spawn(kind.program, kind.argumentsFor(configuration, folder), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  child.stderr.pipe(createWriteStream(join(folder, 'output.log')));
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });

  const ca = await readFile(join(folder, 'fullchain.pem'));
  const ask: LinkProxy['ask'] = async (path, { headers, ...options } = {}, body = '') => {
    const asked = request({
      host: '127.0.0.1',
      port: ports.secure,
      servername: host,
      ca,
      path,
      agent: false,
      ...options,
      headers: { host, ...(headers as Record<string, string>) },
    });
    asked.end(body);
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    // The socket of a request over TLS.
    const protocol = (reply.socket as TLSSocket).getProtocol();
    return { status: reply.statusCode ?? 0, headers: reply.headers, text: await text(reply), protocol };
  };
  const logs = async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  };
  const answers = () =>
    ask('/metrics').then(
      ({ status }) => status,
      () => logs(),
    );
  await expect.poll(answers, { timeout: 15_000 }).toBe(404);
  return { ports, ask, logs };
}
