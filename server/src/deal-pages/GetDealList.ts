import { listHandler } from '../platform/handler.ts';
import { pageOfDeals } from './deal-list-store.ts';

export const GetDealList = listHandler('GetDealList', {
  page: ({ db, input, now }, window) => {
    const { dealState, customerId, ownerId, from, to } = input;
    return pageOfDeals(db, { dealState, customerId, ownerId, from, to }, window, now);
  },
  agesDaily: true,
  idOf: (deal) => deal.dealId,
});
