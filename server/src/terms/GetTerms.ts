import { cachedRead } from '../platform/handler.ts';
import { listTermChoices } from './term-store.ts';

export const GetTerms = cachedRead('GetTerms', async ({ db }) => listTermChoices(db));
