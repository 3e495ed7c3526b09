import { useQuery } from '@tanstack/react-query';
import { everybody } from '@vikray/contract/approvals/approval-limits.ts';
import { approvalReasons, type ApprovalReason } from '@vikray/contract/approvals/approval-reasons.ts';
import { useLogin } from '../../platform/login.ts';
import { queryOf } from '../../platform/queries.ts';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import { costingOf, type QuotationForm } from '../builder/quotation-form.ts';
import { useChosenCustomer } from '../part-queries.ts';

/** What the approval rules say of a quotation that is not saved yet. */
export interface UnsavedReasons {
  /** None while no one has limits, as on the page of a quotation. */
  readonly reasons: readonly ApprovalReason[];
  /** Whether they are evaluated by limits of the user. Otherwise they only inform. */
  readonly isEvaluated: boolean;
}

/** What needs no hint: the amounts stand beside, and the user makes the quotation. */
const known: readonly ApprovalReason['rule'][] = ['Total', 'Discount', 'Own'];

const nothing: UnsavedReasons = { reasons: [], isEvaluated: false };

/**
 * The reasons by the rules of the server: what is beyond the limits of a user who may approve, or what others should know. Floor prices are
 * known to those who may approve; others learn of them once the quotation is saved.
 */
export function useUnsavedReasons(form: QuotationForm): UnsavedReasons {
  const { userId } = useLogin();
  const isEvaluated = useAllowed('ReturnQuotation');
  const { data: limits = [] } = useQuery(queryOf('GetApprovalLimits', {}));
  const hasLimits = limits.length > 0;
  const customer = useChosenCustomer(hasLimits ? form.customer?.value : undefined).data;
  const productIds = [...new Set(form.cart.map(({ productId }) => productId))];
  const { data: products } = useQuery({
    ...queryOf('GetProduct', { productIds, page: 1, pageSize: 500 }),
    enabled: hasLimits && isEvaluated && productIds.length > 0,
  });
  if (!hasLimits || form.cart.length === 0) return nothing;
  const floors = new Map(products?.rows.map(({ productId, floorPrice }) => [productId, floorPrice]));
  const { totalAmount, discountPercent } = costingOf(form);
  const facts = {
    totalAmount,
    discountPercent,
    isCustomerPending: customer?.status === 'Pending',
    isOwn: true,
    lines: form.cart.map(({ productId, name, rate, mrp = rate, status }) => ({
      productId,
      name,
      rate,
      mrp,
      floorPrice: floors.get(productId) ?? null,
      isPending: status === 'Pending',
    })),
  };
  const own = isEvaluated ? (limits.find((each) => each.userId === userId) ?? limits.find((each) => each.userId === everybody)) : undefined;
  const reasons = approvalReasons(facts, own);
  return { reasons: reasons.filter(({ exceeds, rule }) => (isEvaluated ? exceeds === 'Yes' : !known.includes(rule))), isEvaluated };
}
