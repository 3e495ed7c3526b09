import { moneyHistory } from '@vikray/contract/money/money-messages.ts';
import { findCustomer, updateCredit } from '../customers/public.ts';
import { handler } from '../platform/handler.ts';

export const UpdateCustomerCredit = handler('UpdateCustomerCredit', async ({ db, input, user, now, fail, record }) => {
  const { customerId, version, creditDays, settlement, noReminders } = input;
  const before = await findCustomer(db, customerId);
  if (!before) throw fail('CustomerNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');
  const credit = {
    creditDays: creditDays ?? before.creditDays,
    settlement: settlement ?? before.settlement,
    noReminders: noReminders ?? before.noReminders,
  };
  if (!(await updateCredit(db, before, credit, { userId: user.userId, now }))) throw fail('VersionConflict');
  record({ record: 'customer', id: customerId, before, after: { ...before, ...credit }, summary: moneyHistory.credit() });
  return [{ customerId }];
});
