export const dashboardMessages = {
  customersToApprove: (count: number) => `${count} ${count === 1 ? 'customer waits' : 'customers wait'} for approval`,
  nothingWaits: 'Nothing waits for you.',
} as const;
