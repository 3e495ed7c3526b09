import { listHandler } from '../platform/handler.ts';
import { pageOfAuditLog } from './audit-log-store.ts';

export const GetAuditLog = listHandler('GetAuditLog', {
  page: ({ db, input }, window) => pageOfAuditLog(db, input, window),
  idOf: (entry) => entry.auditId,
});
