import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { program } from '../../../testing/panel/program-caller.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const bin = (name: string) => join(repository, 'node_modules', '.bin', name);

let panel: TestPanel;
let folder: string;
let token: string;
beforeAll(async () => {
  panel = await startTestPanel();
  folder = await mkdtemp(join(tmpdir(), 'vikray-client-'));
  const [made] = await panel.admin.call('AddApiToken', { name: 'Example', scope: 'Read' });
  token = made?.token ?? '';
  await addCustomer(panel.admin, { companyName: 'Sahyadri Example Hospital' });
  const { text } = await program(panel.address, token).fetch('/api/openapi.json');
  await writeFile(join(folder, 'openapi.json'), text);
  await run(bin('oazapfts'), ['openapi.json', 'client.ts'], { cwd: folder });
  await copyFile(join(repository, 'docs/example-client/example-client.ts'), join(folder, 'example-client.ts'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await panel.stop();
});

const runExample = (secret: string) =>
  run(process.execPath, ['example-client.ts', 'sahyadri'], {
    cwd: folder,
    env: { ...process.env, VIKRAY_URL: panel.address, VIKRAY_TOKEN: secret },
  });

test('a client that a public generator makes of the document runs the example of the documentation (SEC-23, P3-61)', async () => {
  const { stdout } = await runExample(token);
  expect(stdout.split('\n')).toEqual([expect.stringMatching(/^Sahyadri Example Hospital, ./), '1 in all', '']);
  expect(await readFile(join(folder, 'customers.csv'), 'utf8')).toContain('Sahyadri Example Hospital');
});

test('the example fits the types of the generated client (P3-61)', async () => {
  const options = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', '--allowImportingTsExtensions', '--types', 'node'];
  const check = run(bin('tsc'), [...options, '--skipLibCheck', 'example-client.ts'], { cwd: folder });
  await expect(check).resolves.toMatchObject({ stdout: '' });
});

test('the example says why it was refused (SEC-24)', async () => {
  await expect(runExample('vik_wrong')).rejects.toMatchObject({ code: 1, stderr: 'This token is not valid.\n' });
});
