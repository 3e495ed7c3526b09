/** What the user may do with a quotation. The server decides by the same table of obstacles. */
import { obstacleTo, type QuotationAction } from '@vikray/contract/quotations/quotation-obstacles.ts';
import { possibleExtension } from '@vikray/contract/quotations/validity-extension.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useLogin } from '../platform/login.ts';
import { useRights } from '../platform/rights.ts';
import { today } from '../platform/today.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';

/** Returns whether the user may change a quotation in this way: as a holder of Edit Quotation, or as its preparer. */
export function useMayChange(): (action: QuotationAction, quotation: Quotation) => boolean {
  const { name } = useLogin();
  const rights = useRights();
  return (action, quotation) =>
    (rights.has('Edit Quotation') || (rights.has('Add Quotation') && quotation.preparedBy === name)) &&
    obstacleTo(action, quotation) === undefined;
}

/** Returns whether the order of a quotation can be generated: once, and of an expired quotation only by users who may approve it. */
export function useMayOrder(): (quotation: Quotation) => boolean {
  const isAllowed = useAllowed('AddOrder');
  const mayApprove = useRights().has('Approve Quotation');
  return (quotation) => {
    if (!isAllowed || quotation.status !== 'Approved' || quotation.orderStatus !== '') return false;
    const obstacle = obstacleTo('order', quotation);
    return obstacle === undefined || (obstacle === 'QuotationExpired' && mayApprove);
  };
}

/** Whether an approver has asked for a change that has not been made yet. */
export function isReturned({ shownStatus, returnedNote }: Quotation): boolean {
  return shownStatus === 'Pending' && returnedNote !== '';
}

/** Whether the quotation is in a state in which its validity can be extended. A lost one is reopened first. */
export function isExtensible(quotation: Quotation): boolean {
  return quotation.shownStatus !== 'Lost' && possibleExtension(quotation, today()) !== undefined;
}
