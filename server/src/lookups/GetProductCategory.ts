import { handler } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetProductCategory = handler('GetProductCategory', async ({ db }) => listLookup(db, 'product_categories'));
