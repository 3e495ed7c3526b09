import { keptRead } from '../platform/handler.ts';
import { listMenuEntries } from './assigned-right-store.ts';

export const GetMenuList = keptRead('GetMenuList', async ({ db }) => listMenuEntries(db));
