import { cachedRead } from '../platform/handler.ts';
import { listMenuEntries } from './assigned-right-store.ts';

export const GetMenuList = cachedRead('GetMenuList', async ({ db }) => listMenuEntries(db));
