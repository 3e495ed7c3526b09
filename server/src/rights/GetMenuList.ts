import { handler } from '../platform/handler.ts';
import { listMenuEntries } from './assigned-right-store.ts';

export const GetMenuList = handler('GetMenuList', async ({ db }) => listMenuEntries(db));
