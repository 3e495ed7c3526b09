import { consignmentMessages as say } from '@vikray/contract/consignments/consignment-messages.ts';
import { dispatchNote } from '@vikray/contract/consignments/dispatch-note.ts';
import { mostOrders } from '@vikray/contract/dispatches/new-dispatches.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { App } from '../platform/http/app.ts';
import { demandLogin } from '../platform/http/requests/demand-login.ts';
import { notServed, RequestFailure } from '../platform/http/failures.ts';
import { readQuery } from '../platform/http/requests/read-query.ts';
import type { Db } from '../platform/database/tables.ts';
import { drawnPdf, sendPdf } from '../printing/public.ts';
import { paperFacts } from './paper-facts.ts';
import { findPaper } from './paper-file-store.ts';
import { copyOfPaper } from './print-paper.ts';

/** As many consignments as are dispatched together. */
const ids = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.int()).max(mostOrders));
const keys = z.object({ ids, paper: z.enum(['note', 'challan', 'invoice']) });

type Paper = z.output<typeof keys>['paper'];

const fileNames: Readonly<Record<Paper, string>> = {
  note: 'dispatch_notes.pdf',
  challan: 'delivery_challans.pdf',
  invoice: 'invoices.pdf',
};

/** Serves one paper of several consignments as a single file, without those that do not have it. */
export function papersTogetherRoute(api: FastifyInstance, app: App): void {
  api.get('/consignments/papers.pdf', async (request, reply) => {
    const user = await demandLogin(app, request);
    const wanted = readQuery(keys, request.query);
    const load = async () => {
      const papers: PrintablePaper[] = [];
      for (const consignmentId of wanted.ids) papers.push(...(await paperOf(app.db, consignmentId, wanted.paper)));
      if (papers.length === 0) throw new RequestFailure(404, 'NotIssued', wanted.paper === 'challan' ? say.noChallan : say.noInvoice);
      return papers;
    };
    const { pdf } = await drawnPdf(app, { request, user, load });
    return sendPdf(reply, fileNames[wanted.paper], pdf);
  });
}

/** The paper of a consignment, or none. Refuses a consignment that does not exist. */
async function paperOf(db: Db, consignmentId: number, paper: Paper): Promise<PrintablePaper[]> {
  const facts = await paperFacts(db, consignmentId);
  if (!facts) throw notServed();
  if (paper === 'note') return [dispatchNote(facts, { hasPrices: false })];
  const issued = await findPaper(db, { consignmentId, kind: paper });
  return issued?.state === 'Issued' ? [await copyOfPaper(db, consignmentId, issued, '1')] : [];
}
