/** What a customer asks for by a link: the page of a quotation and its PDF. */
import { answer, asCall } from './calls.ts';
import type { LoadCall, Client } from './load.ts';

/** A link is read at most 120 times an hour. */
const linksInTurn = 8;

export interface CustomerLinks {
  readonly page: (n: number) => LoadCall;
  readonly pdf: (n: number) => LoadCall;
}

/** Makes links of an approved quotation, and returns the requests for its page and its PDF. */
export async function makeLinks(client: Client, quotationId: number): Promise<CustomerLinks> {
  const paths: string[] = [];
  while (paths.length < linksInTurn) {
    const [made] = await answer<{ url?: string }[]>(client, asCall('AddQuotationLink', { quotationId, channel: 'Copy' }));
    paths.push(new URL(made?.url ?? '').pathname);
  }
  // Customers have no cookie.
  const get = (n: number, query: string): LoadCall => ({
    method: 'GET',
    path: `${paths[n % paths.length]}${query}`,
    headers: { cookie: '' },
  });
  return { page: (n) => get(n, ''), pdf: (n) => get(n, '?pdf=1') };
}
