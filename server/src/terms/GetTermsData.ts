import { listHandler } from '../platform/handler.ts';
import { pageOfTerms } from './term-store.ts';

export const GetTermsData = listHandler('GetTermsData', {
  page: ({ db, input }, window) => pageOfTerms(db, input.category, window),
  idOf: (term) => term.termsId,
});
