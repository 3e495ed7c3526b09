import { fileURLToPath } from 'node:url';

/** The top folder of the repository, without a slash at its end. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
