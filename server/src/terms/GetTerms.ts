import { keptRead } from '../platform/handler.ts';
import { listTermChoices } from './term-store.ts';

export const GetTerms = keptRead('GetTerms', async ({ db }) => listTermChoices(db));
