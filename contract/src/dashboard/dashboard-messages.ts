/** Beyond this, counting says nothing more to anybody. */
const mostSaid = 1000;

function counted(count: number, one: string, many: string): string {
  if (count > mostSaid) return `1,000+ ${many}`;
  return `${count} ${count === 1 ? one : many}`;
}

export const dashboardMessages = {
  customersToApprove: (count: number) => counted(count, 'customer waits for approval', 'customers wait for approval'),
  productsToApprove: (count: number) => counted(count, 'product waits for approval', 'products wait for approval'),
  quotationsToApprove: (count: number) => counted(count, 'quotation waits for approval', 'quotations wait for approval'),
  ordersToDispatch: (count: number) => counted(count, 'order waits for dispatch', 'orders wait for dispatch'),
  productsWithoutStock: (count: number) => counted(count, 'product is out of stock', 'products are out of stock'),
  notApproved: 'not approved',
  thisMonth: 'this month',
  nothingWaits: 'Nothing waits for you.',
} as const;
