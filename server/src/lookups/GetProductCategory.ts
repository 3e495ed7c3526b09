import { cachedRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetProductCategory = cachedRead('GetProductCategory', async ({ db }) => listLookup(db, 'product_categories'));
