import { listHandler } from '../platform/handler.ts';
import { pageOfRequests } from './brochure-store.ts';

export const GetBrochure = listHandler('GetBrochure', {
  page: ({ db }, window) => pageOfRequests(db, window),
  idOf: (request) => request.requestId,
});
