import { listHandler } from '../platform/handler.ts';
import { pageOfLoginEvents } from './audit-log-store.ts';

export const GetLoginEvents = listHandler('GetLoginEvents', {
  page: ({ db, input }, window) => pageOfLoginEvents(db, input, window),
  idOf: (event) => event.eventId,
});
