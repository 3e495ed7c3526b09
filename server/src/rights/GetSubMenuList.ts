import { keptRead } from '../platform/handler.ts';
import { listSubMenuEntries } from './assigned-right-store.ts';

export const GetSubMenuList = keptRead('GetSubMenuList', async ({ db }) => listSubMenuEntries(db));
