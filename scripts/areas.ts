import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The areas of the product. Each has a folder of this name in the contract, the server and the web pages where it needs one. */
export const areas = [
  'session',
  'api-tokens',
  'second-step',
  'account',
  'settings',
  'setup',
  'several-rows',
  'lookups',
  'images',
  'files',
  'customers',
  'customer-merges',
  'products',
  'purchases',
  'stock',
  'deals',
  'approvals',
  'quotations',
  'quotation-links',
  'follow-ups',
  'mail-log',
  'mail-templates',
  'old-quotations',
  'printing',
  'orders',
  'order-changes',
  'prices',
  'dispatches',
  'returns',
  'reports',
  'consignments',
  'tax-documents',
  'money',
  'collections',
  'credit-notes',
  'deal-pages',
  'overviews',
  'thread',
  'enquiries',
  'sales-calls',
  'users',
  'rights',
  'companies',
  'taxes',
  'gst',
  'terms',
  'brochures',
  'notices',
  'dashboard',
  'palette',
  'help',
  'audit-log',
  'private-access',
  'health',
  'imports',
  'jobs',
  'backups',
] as const;

/** The folders beside the areas. */
const sharedFolders = {
  contract: ['platform'],
  server: ['platform', 'migrations'],
  web: ['platform', 'ui', 'shell'],
} as const;

export type Workspace = keyof typeof sharedFolders;
export const workspaces: readonly Workspace[] = ['contract', 'server', 'web'];

/** The folders of a workspace that are neither an area nor a known shared folder. */
export function strayFolders(root: string, workspace: Workspace): string[] {
  const source = join(root, workspace, 'src');
  if (!existsSync(source)) return [];
  const known: readonly string[] = [...areas, ...sharedFolders[workspace]];
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((folder) => folder.name).filter((name) => !known.includes(name));
}

/** Every file of an area: contract, server, web pages, browser tests, in this order. Relative to `root`. */
export function filesOfArea(root: string, area: string): string[] {
  const patterns = [...workspaces.map((workspace) => `${workspace}/src/${area}/**/*.*`), `e2e/${area}{.,-,/}*`];
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted());
}
