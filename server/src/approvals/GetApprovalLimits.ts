import { keptRead } from '../platform/handler.ts';
import { listNamedLimits } from './named-limits.ts';

export const GetApprovalLimits = keptRead('GetApprovalLimits', ({ db }) => listNamedLimits(db));
