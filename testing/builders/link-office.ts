/** An office that shares quotations with its customers by links. */
import type { Config } from '../../server/src/platform/config.ts';
import type { Caller } from '../panel/caller.ts';
import { startTestPanel, type TestPanel } from '../panel/panel.ts';
import { shareQuotation, type SharedQuotation } from './quotation-links.ts';
import { addSalesSetup, type QuotationInput, type SalesSetup } from './quotations.ts';

export interface LinkOffice {
  readonly panel: TestPanel;
  readonly setup: SalesSetup;
  /** Someone without a login. */
  readonly customer: Caller;
  /** Adds an approved quotation with a link. */
  readonly share: (change?: Partial<QuotationInput>) => Promise<SharedQuotation>;
  /** The quotation as the list shows it. */
  readonly quotationOf: (shared: Pick<SharedQuotation, 'quotationId'>) => ReturnType<typeof findListed>;
}

/** Starts the office. `change` overrides settings. */
export async function openLinkOffice(change: Partial<Config> = {}): Promise<LinkOffice> {
  const panel = await startTestPanel({ linkUrl: new URL('https://offers.example.in/'), ...change });
  const setup = await addSalesSetup(panel.admin);
  return {
    panel,
    setup,
    customer: panel.visitor(),
    share: (wish = {}) => shareQuotation(panel.admin, setup, wish),
    quotationOf: ({ quotationId }) => findListed(panel.admin, quotationId),
  };
}

async function findListed(caller: Caller, quotationId: number) {
  const [quotation] = (await caller.call('GetQuotation', { quotationId })).rows;
  if (!quotation) throw new Error(`quotation ${quotationId} is not listed`);
  return quotation;
}
