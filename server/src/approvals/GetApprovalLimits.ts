import { handler } from '../platform/handler.ts';
import { listNamedLimits } from './named-limits.ts';

export const GetApprovalLimits = handler('GetApprovalLimits', ({ db }) => listNamedLimits(db));
