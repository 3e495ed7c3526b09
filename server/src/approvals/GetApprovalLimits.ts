import { cachedRead } from '../platform/handler.ts';
import { listNamedLimits } from './named-limits.ts';

export const GetApprovalLimits = cachedRead('GetApprovalLimits', ({ db }) => listNamedLimits(db));
