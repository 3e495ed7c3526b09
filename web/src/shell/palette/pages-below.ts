/** Pages that the side menu does not name, because another page leads to them. The palette finds them by their own name. */
import { deductionMessages } from '@vikray/contract/money/deduction-messages.ts';
import { refundMessages } from '@vikray/contract/money/refund-messages.ts';
import { orderLineWords } from '@vikray/contract/orders/order-messages.ts';
import { countSheetMessages } from '@vikray/contract/stock/stock-messages.ts';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import type { KnownPage } from './palette-entries.ts';

/** The pages below those of the menu that the user may open. */
export function usePagesBelow(menu: readonly KnownPage[]): KnownPage[] {
  const mayCount = useAllowed('AddStockCount');
  const below: readonly (Omit<KnownPage, 'menu'> & { readonly above: string })[] = [
    { above: 'orderlist', page: 'orderlines', name: orderLineWords.title },
    { above: 'receipts', page: 'refunds', name: refundMessages.title },
    { above: 'receipts', page: 'deductions', name: deductionMessages.title },
    ...(mayCount ? [{ above: 'stocklist', page: 'addstockcount', name: countSheetMessages.title }] : []),
  ];
  return below.flatMap(({ above, page, name }) =>
    menu.filter((each) => each.page === above).map(({ menu: of }) => ({ page, name, menu: of })),
  );
}
