import { handler } from '../platform/handler.ts';
import { listSubMenuEntries } from './assigned-right-store.ts';

export const GetSubMenuList = handler('GetSubMenuList', async ({ db }) => listSubMenuEntries(db));
