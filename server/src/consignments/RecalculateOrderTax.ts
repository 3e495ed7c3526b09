import { hasFrozenDecision } from '@vikray/contract/consignments/frozen-decision.ts';
import { orderChangeMessages } from '@vikray/contract/order-changes/order-change-messages.ts';
import { orderTaxHistory } from '@vikray/contract/orders/order-tax-messages.ts';
import { printedPlaces } from '@vikray/contract/quotations/printed-parties.ts';
import { lockOrder, saveDecision } from '../orders/public.ts';
import { handler } from '../platform/handler.ts';
import { findCompanyAndCustomer, resolveTax, sharedHistory } from '../quotations/public.ts';
import { consignmentDetails } from './consignment-details-store.ts';
import { lockConsignments } from './consignment-store.ts';
import { followOrder, freezeChallan } from './follow-order.ts';

export const RecalculateOrderTax = handler('RecalculateOrderTax', async ({ db, input, user, now, fail, record }) => {
  const { orderId, version, ...entered } = input;
  const before = await lockOrder(db, orderId);
  if (!before) throw fail('OrderNotFound');
  if (version !== undefined && version !== before.version) throw fail('VersionConflict');
  // The contents of the change have the decision of now.
  if (before.changeState === 'Waiting') throw fail('ChangeWaits', orderChangeMessages.waitsAlready(before.change));
  const parties = { preparedFor: before.companyForId, companyId: before.companyId };
  const { company, customer } = await findCompanyAndCustomer(db, parties);
  if (!company) throw fail('CompanyNotFound');
  if (!customer) throw fail('CustomerNotFound');
  const asked = { ...parties, ...entered, recalculateTax: 'Yes' } as const;
  const tax = await resolveTax(db, asked, { company, customer, decidedBy: user.name, now }, { parties: before, tax: before });
  // The site of the order is one of its customer, or as printed.
  if (typeof tax === 'string') throw fail('PlaceReasonMissing');

  await lockConsignments(db, orderId);
  const consignments = await consignmentDetails(db, { orderId });
  for (const each of consignments) if (!hasFrozenDecision(each)) await freezeChallan(db, each.consignmentId);
  const stamp = { userId: user.userId, now };
  const after = await saveDecision(db, before, { places: printedPlaces(company, customer), tax }, stamp);
  const followed = await followOrder(db, consignments, { before, after }, stamp);
  record({
    record: 'order',
    id: orderId,
    before,
    after,
    summary: orderTaxHistory.decided(before.number, after.taxReason),
    relatedRecords: [{ record: 'quotation', id: before.quotationId }, ...sharedHistory(before)],
  });
  for (const change of followed) record(change);
  return [{ orderId }];
});
