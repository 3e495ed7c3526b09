import { keptRead } from '../platform/handler.ts';
import { listLookup } from './lookup-store.ts';

export const GetProductCategory = keptRead('GetProductCategory', async ({ db }) => listLookup(db, 'product_categories'));
