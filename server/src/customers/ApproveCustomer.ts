import { handler } from '../platform/handler.ts';
import { changeStatus } from './change-status.ts';

export const ApproveCustomer = handler('ApproveCustomer', async (context) => changeStatus(context, context.input, 'Approved'));
