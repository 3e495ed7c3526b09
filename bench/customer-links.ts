/** What a customer asks for by a link: the page of a quotation and its PDF. */
import { answer, asCall } from './calls.ts';
import type { Call, Client } from './load.ts';

/** A link is read at most 120 times an hour. */
const linksInTurn = 8;

export interface CustomerLinks {
  readonly page: (n: number) => Call;
  readonly pdf: (n: number) => Call;
}

/** Makes links of an approved quotation, and returns the requests for its page and its PDF. */
export async function makeLinks(client: Client, quotationId: number): Promise<CustomerLinks> {
  const paths: string[] = [];
  while (paths.length < linksInTurn) {
    const [made] = await answer<{ url?: string }[]>(client, asCall('AddQuotationLink', { quotationId, channel: 'Copy' }));
    paths.push(new URL(made?.url ?? '').pathname);
  }
  // Customers have no cookie.
  const get = (n: number, query: string): Call => ({
    method: 'GET',
    path: `${paths[n % paths.length]}${query}`,
    headers: { cookie: '' },
  });
  return { page: (n) => get(n, ''), pdf: (n) => get(n, '?pdf=1') };
}
