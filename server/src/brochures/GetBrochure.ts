import { listHandler } from '../platform/handler.ts';
import { keysOfRequests, pageOfRequests } from './brochure-store.ts';

export const GetBrochure = listHandler('GetBrochure', {
  page: ({ db }, window) => pageOfRequests(db, window),
  idOf: (request) => request.requestId,
  async importRows(db, requests) {
    const ids = requests.map((request) => request.requestId);
    const keys = await keysOfRequests(db, ids);
    return requests.map((request) => ({ ...request, requestKey: keys.get(request.requestId) ?? '' }));
  },
});
