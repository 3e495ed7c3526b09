/** Plants faults in a miniature of the repository and shows that lint reports each of them. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { repositoryRoot } from './repository.ts';

const boundaries = 'boundaries(dependencies)';

/** What is wrong, the file, its content, and the rule that must report it. */
const faults: readonly (readonly [name: string, file: string, content: string, rule: string])[] = [
  ['the browser imports the server by path', 'web/src/terms/a.ts', `export * from '../../../server/src/orders/public.ts';`, boundaries],
  ['the browser imports the server by name', 'web/src/terms/b.ts', `export * from '@vikray/server/src/orders/public.ts';`, boundaries],
  ['the browser imports a module of Node', 'web/src/terms/c.ts', `export { join } from 'node:path';`, boundaries],
  ['the server imports the browser', 'server/src/terms/a.ts', `export * from '../../../web/src/orders/public.ts';`, boundaries],
  ['the contract imports a package other than zod', 'contract/src/terms/a.ts', `export { sql } from 'kysely';`, boundaries],
  ['the contract imports a module of Node', 'contract/src/terms/b.ts', `export { join } from 'node:path';`, boundaries],
  ['the contract imports the server', 'contract/src/terms/c.ts', `export * from '../../../server/src/orders/public.ts';`, boundaries],
  [
    'a server area imports an internal file of another area',
    'server/src/terms/b.ts',
    `import { inside } from '../orders/order-store.ts';\nexport const outside = inside;`,
    boundaries,
  ],
  [
    'a server area re-exports an internal file of another area',
    'server/src/terms/c.ts',
    `export { inside } from '../orders/order-store.ts';`,
    boundaries,
  ],
  [
    'a server area imports a type from an internal file of another area',
    'server/src/terms/d.ts',
    `export type { Order } from '../orders/order-store.ts';`,
    boundaries,
  ],
  [
    'a browser area lazily loads an internal file of another area',
    'web/src/terms/d.ts',
    `export const later = () => import('../orders/OrderListPage.tsx');`,
    boundaries,
  ],
  ['printing imports in the contract what it prints', 'contract/src/printing/a.ts', `export * from '../orders/order.ts';`, boundaries],
  ['printing imports on the server what it prints', 'server/src/printing/a.ts', `export * from '../orders/public.ts';`, boundaries],
  ['printing imports in the browser what it prints', 'web/src/printing/a.ts', `export * from '../orders/public.ts';`, boundaries],
  ["the server's platform imports an area", 'server/src/platform/a.ts', `export * from '../orders/public.ts';`, boundaries],
  ["the browser's platform imports an area", 'web/src/platform/a.ts', `export * from '../orders/public.ts';`, boundaries],
  ["the contract's platform imports an area", 'contract/src/platform/a.ts', `export * from '../orders/order.ts';`, boundaries],
  ['a shared component imports an area', 'web/src/ui/lists/a.ts', `export * from '../../orders/public.ts';`, boundaries],
  ['the shell imports an internal file of an area', 'web/src/shell/a.ts', `export * from '../orders/OrderListPage.tsx';`, boundaries],
  ['a migration imports application code', 'server/src/migrations/a.ts', `export * from '../orders/public.ts';`, boundaries],
  ['the product imports a test', 'server/src/orders/a.ts', `export * from './orders.test.ts';`, boundaries],
  ['the product imports test code', 'server/src/orders/b.ts', `export * from '../../../testing/builder.ts';`, boundaries],
  ['a tool imports a folder above its own', 'scripts/a.ts', `export * from '../bench/measure.ts';`, boundaries],
  ['two files import each other', 'server/src/taxes/a.ts', `import { b } from './b.ts';\nexport const a = () => b;`, 'import(no-cycle)'],
  ['a default export', 'server/src/terms/e.ts', `export default 1;`, 'import(no-default-export)'],
  ['a library of controls', 'web/src/terms/e.ts', `export { Button } from 'react-aria-components';`, 'eslint(no-restricted-imports)'],
  ['any', 'server/src/terms/f.ts', `export const loose = (value: any): unknown => value;`, 'typescript(no-explicit-any)'],
  [
    'an exclamation mark',
    'server/src/terms/g.ts',
    `export const first = (all: string[]) => all[0]!.length;`,
    'typescript(no-non-null-assertion)',
  ],
  [
    'a promise that is not awaited',
    'server/src/terms/h.ts',
    `export function start() {\n  Promise.resolve(1);\n}`,
    'typescript(no-floating-promises)',
  ],
  [
    'a type imported as a value',
    'server/src/terms/i.ts',
    `import { Order } from '../orders/public.ts';\nexport const name = (order: Order) => order.name;`,
    'typescript(consistent-type-imports)',
  ],
  ['an unused variable', 'server/src/terms/j.ts', `const unused = 1;\nexport const used = 2;`, 'eslint(no-unused-vars)'],
  [
    'a switch that misses a state',
    'server/src/terms/k.ts',
    `export function f(s: 'a' | 'b') {\n  switch (s) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}`,
    'typescript(switch-exhaustiveness-check)',
  ],
];

/** Every import that is allowed, and the files that the faults refer to. */
const cleanFiles: Readonly<Record<string, string>> = {
  'contract/src/platform/wire.ts': `import * as z from 'zod';\nexport const text = z.string();`,
  'contract/src/printing/printable.ts': `export { text as printed } from '../platform/wire.ts';`,
  'contract/src/orders/order.ts': `export { text } from '../platform/wire.ts';\nexport { printed } from '../printing/printable.ts';`,
  'contract/src/dispatches/dispatch.ts': `export { text } from '../orders/order.ts';`,
  'server/src/platform/clock.ts': `export { sql } from 'kysely';\nexport { text } from '@vikray/contract/platform/wire.ts';`,
  'server/src/platform/database/engine.ts': `export const id = 1;`,
  'server/src/migrations/parts/columns.ts': `export { id } from '../../platform/database/engine.ts';`,
  'server/src/migrations/first.ts': `import { id } from './parts/columns.ts';\nexport const up = () => id;`,
  'server/src/orders/order-store.ts': `export const inside = 1;\nexport interface Order {\n  readonly name: string;\n}`,
  'server/src/orders/public.ts': `export { inside as outside, type Order } from './order-store.ts';`,
  'server/src/orders/orders.test.ts': `export * from '../start.ts';\nexport * from '../../../testing/builder.ts';`,
  'server/src/taxes/b.ts': `import { a } from './a.ts';\nexport const b = () => a;`,
  'server/src/dispatches/AddDispatch.ts': `export * from '../orders/public.ts';\nexport * from '../platform/clock.ts';`,
  'server/src/images/public.ts': `export const image = 1;`,
  'server/src/printing/public.ts': `export { image as printed } from '../images/public.ts';`,
  'server/src/sales/AddSale.ts': `export * from '../printing/public.ts';`,
  'server/src/start.ts': `export * from './orders/order-store.ts';`,
  'web/src/platform/call.ts': `export const call = 1;`,
  'web/src/ui/lists/DataTable.tsx': `export { call } from '../../platform/call.ts';`,
  'web/src/shell/shell-route.tsx': `export { call } from '../ui/lists/DataTable.tsx';`,
  'web/src/shell/Shell.tsx': `export * from '../orders/public.ts';`,
  'web/src/orders/OrderListPage.tsx': `export { call } from '../ui/lists/DataTable.tsx';`,
  'web/src/orders/public.ts': `export { call } from './OrderListPage.tsx';`,
  'web/src/dispatches/dispatches-routes.tsx': `export { call as orders } from '../orders/public.ts';\nexport { call } from '../shell/shell-route.tsx';`,
  'web/src/routes.tsx': `export * from './orders/OrderListPage.tsx';`,
  'testing/builder.ts': `export * from '../server/src/orders/public.ts';`,
  'scripts/tool.ts': `export { join } from 'node:path';\nexport * from '../server/src/start.ts';`,
  'bench/measure.ts': `export * from '../scripts/tool.ts';`,
};

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

let root: string;
const rulesByFile = new Map<string, Set<string>>();

async function plant(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `${content}\n`);
}

/** Runs Oxlint, which exits with 1 when it finds something, as it must here. */
function lint(): Promise<string> {
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [oxlint, '--format', 'json', 'contract', 'server', 'web', 'testing', 'scripts', 'bench'],
      { cwd: root, maxBuffer: 2 ** 24 },
      (_error, output) => resolve(output),
    );
  });
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'vikray-lint-')));
  await symlink(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.base.json', 'tsconfig.json'])
    await copyFile(join(repositoryRoot, file), join(root, file));
  for (const workspace of ['contract', 'server', 'web']) {
    await mkdir(join(root, workspace));
    await copyFile(join(repositoryRoot, workspace, 'tsconfig.json'), join(root, workspace, 'tsconfig.json'));
  }
  for (const [file, content] of Object.entries(cleanFiles)) await plant(file, content);
  for (const [, file, content] of faults) await plant(file, content);
  for (const { code, filename } of report.parse(JSON.parse(await lint())).diagnostics) {
    rulesByFile.set(filename, (rulesByFile.get(filename) ?? new Set()).add(code));
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('lint reports', () => {
  test.each(faults)('%s', (_name, file, _content, rule) => {
    expect([...(rulesByFile.get(file) ?? [])]).toContain(rule);
  });
});

test('lint accepts every import that is allowed', () => {
  const planted = new Set(faults.map(([, file]) => file));
  // Lint also correctly reports the second half of the planted cycle.
  const unexpected = [...rulesByFile].filter(([file]) => !planted.has(file) && file !== 'server/src/taxes/b.ts');
  expect(unexpected).toEqual([]);
});
