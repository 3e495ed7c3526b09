import { handler } from '../platform/handler.ts';
import { listTermChoices } from './term-store.ts';

export const GetTerms = handler('GetTerms', async ({ db }) => listTermChoices(db));
