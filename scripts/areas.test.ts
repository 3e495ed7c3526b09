import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { areas, filesOfArea, strayFolders, workspaces } from './areas.ts';
import { repositoryRoot } from './repository.ts';

/** The names of the operations that the contract declares in an area's `*-operations.ts`. */
async function operationsOf(area: string): Promise<string[]> {
  const files = globSync(`contract/src/${area}/*-operations.ts`, { cwd: repositoryRoot });
  const modules = await Promise.all(files.map((file): Promise<object> => import(pathToFileURL(join(repositoryRoot, file)).href)));
  const tables = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Operations')));
  return tables.flatMap(([, table]) => Object.keys(table));
}

describe('the same areas everywhere', () => {
  test.each(workspaces)('%s has only known folders', (workspace) => {
    const stray = strayFolders(repositoryRoot, workspace);
    expect(stray, `${workspace}/src has folders that are no areas. Add the name of a new area to scripts/areas.ts.`).toEqual([]);
  });

  test.each(areas)('every operation of %s has its handler file', async (area) => {
    const files = globSync(`server/src/${area}/**/*.ts`, { cwd: repositoryRoot }).map((file) => basename(file, '.ts'));
    expect((await operationsOf(area)).filter((name) => !files.includes(name))).toEqual([]);
  });

  test('the operations are found where they are declared', async () => {
    expect(await operationsOf('customers')).toContain('AddCustomer');
  });
});

describe('a small repository', () => {
  async function repositoryWith(...files: string[]): Promise<string> {
    const root = await mkdtemp(join(tmpdir(), 'vikray-areas-'));
    onTestFinished(() => rm(root, { recursive: true }));
    for (const file of files) {
      await mkdir(join(root, file, '..'), { recursive: true });
      await writeFile(join(root, file), '');
    }
    return root;
  }

  test('lists the files of an area and leaves out those of other areas', async () => {
    const own = ['contract/src/orders/order.ts', 'server/src/orders/AddOrder.ts', 'web/src/orders/OrderListPage.tsx', 'e2e/orders.spec.ts'];
    const root = await repositoryWith(...own, 'server/src/dispatches/AddDispatch.ts', 'e2e/old-quotations.spec.ts', 'server/src/start.ts');
    expect(filesOfArea(root, 'orders')).toEqual(own);
  });

  test('reports a folder that is not an area', async () => {
    const root = await repositoryWith(
      'server/src/customer/AddCustomer.ts',
      'server/src/orders/AddOrder.ts',
      'server/src/platform/clock.ts',
    );
    expect(strayFolders(root, 'server')).toEqual(['customer']);
  });
});
