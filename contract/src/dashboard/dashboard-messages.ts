export const dashboardMessages = {
  customersToApprove: (count: number) => `${count} ${count === 1 ? 'customer waits' : 'customers wait'} for approval`,
  productsToApprove: (count: number) => `${count} ${count === 1 ? 'product waits' : 'products wait'} for approval`,
  quotationsToApprove: (count: number) => `${count} ${count === 1 ? 'quotation waits' : 'quotations wait'} for approval`,
  ordersToDispatch: (count: number) => `${count} ${count === 1 ? 'order waits' : 'orders wait'} for dispatch`,
  productsWithoutStock: (count: number) => `${count} ${count === 1 ? 'product is' : 'products are'} out of stock`,
  notApproved: 'not approved',
  thisMonth: 'this month',
  nothingWaits: 'Nothing waits for you.',
} as const;
