import { cachedRead } from '../platform/handler.ts';
import { listSubMenuEntries } from './assigned-right-store.ts';

export const GetSubMenuList = cachedRead('GetSubMenuList', async ({ db }) => listSubMenuEntries(db));
