import { readFileSync } from 'node:fs';

/** The version of the panel, from its package. */
export const panelVersion: string = versionIn(new URL('../../../package.json', import.meta.url));

/** The version of Node that runs this process. */
export const nodeVersion: string = process.versions.node;

function versionIn(file: URL): string {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: unknown };
  return typeof version === 'string' ? version : 'without a number';
}
