import { handler } from '../platform/handler.ts';
import { changeStatus } from './change-status.ts';

export const ApproveProduct = handler('ApproveProduct', async (context) => changeStatus(context, context.input, 'Approved'));
