export const dashboardMessages = {
  customersToApprove: (count: number) => `${count} ${count === 1 ? 'customer waits' : 'customers wait'} for approval`,
  productsToApprove: (count: number) => `${count} ${count === 1 ? 'product waits' : 'products wait'} for approval`,
  productsWithoutStock: (count: number) => `${count} ${count === 1 ? 'product is' : 'products are'} out of stock`,
  nothingWaits: 'Nothing waits for you.',
} as const;
