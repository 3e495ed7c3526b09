/** A panel with everything that a quotation needs, and the steps of its life, for tests of edits and revisions. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { addApprovedQuotation, addQuotation, addSalesSetup, aQuotation } from '../builders/quotations.ts';
import { startTestPanel } from './panel.ts';

type Lines = Parameters<typeof aQuotation>[1];

/** The status of an answer, and its sentence or its data. */
export function answered({ status, json }: { status: number; json: { data: unknown } }): [number, unknown] {
  return [status, json.data];
}

/** Starts the panel. The first user takes each step, based on the newest version unless the test names another one. */
export async function startQuotationOffice() {
  const panel = await startTestPanel();
  const { admin } = panel;
  const setup = await addSalesSetup(admin);

  async function read(quotationId: number) {
    const { rows } = await admin.call('GetQuotation', { quotationId });
    const [quotation] = rows;
    if (!quotation) throw new Error(`quotation ${quotationId} is not listed`);
    return quotation;
  }

  /** The body of a revision. */
  async function revision(quotationId: number, change: Partial<InputOf<'AddQuotationRevision'>> = {}, lines?: Lines) {
    const { version } = await read(quotationId);
    const { products = [], ...entered } = aQuotation(setup, lines);
    return { ...entered, products, quotationId, version, reason: 'A lower price', ...change };
  }

  return {
    panel,
    setup,
    read,
    revision,

    async revise(quotationId: number, change: Partial<InputOf<'AddQuotationRevision'>> = {}, lines?: Lines) {
      const [added] = await admin.call('AddQuotationRevision', await revision(quotationId, change, lines));
      if (!added) throw new Error('AddQuotationRevision answered nothing');
      return added;
    },

    async edit(quotationId: number, change: Partial<InputOf<'UpdateQuotation'>> = {}, lines?: Lines) {
      const { version } = await read(quotationId);
      const { products = [], ...entered } = aQuotation(setup, lines);
      return admin.ask('UpdateQuotation', { ...entered, products, quotationId, version, ...change });
    },

    async markLost(quotationId: number, lostReason: number | string = 'Price') {
      return admin.ask('MarkQuotationLost', { quotationId, version: (await read(quotationId)).version, lostReason });
    },

    async reopen(quotationId: number) {
      return admin.ask('ReopenQuotation', { quotationId, version: (await read(quotationId)).version });
    },

    /** A new pending quotation. */
    pending: () => addQuotation(admin, aQuotation(setup)),

    /** A new approved quotation. */
    approved: () => addApprovedQuotation(admin, aQuotation(setup)),
  };
}

export type QuotationOffice = Awaited<ReturnType<typeof startQuotationOffice>>;
