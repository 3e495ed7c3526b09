/** Counts the answers by status: `{ 201: 1, 409: 11 }`. */
export function statusCounts(replies: readonly { readonly status: number }[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(replies, (reply) => reply.status)].map(([status, group]) => [status, group.length]));
}
