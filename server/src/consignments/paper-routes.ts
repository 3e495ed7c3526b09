import { consignmentMessages as say } from '@vikray/contract/consignments/consignment-messages.ts';
import { dispatchNote } from '@vikray/contract/consignments/dispatch-note.ts';
import { yesOrNo } from '@vikray/contract/platform/fields.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { App } from '../platform/http/app.ts';
import { demandLogin } from '../platform/http/requests/demand-login.ts';
import { notServed, RequestFailure } from '../platform/http/failures.ts';
import { idParam, readId } from '../platform/http/requests/id-in-address.ts';
import { readQuery } from '../platform/http/requests/read-query.ts';
import { answerPdf, drawnPdf, sendPdf } from '../printing/public.ts';
import { findPaper } from './paper-file-store.ts';
import { paperFacts } from './paper-facts.ts';
import { copies, printPaper } from './print-paper.ts';

interface NoteRequest {
  Params: { id: string };
}

const noteKeys = z.object({ prices: yesOrNo.optional() });

interface PaperRequest {
  Params: { id: string };
  Querystring: { copy?: string; paper?: string };
}

const missing = { invoice: say.noInvoice, challan: say.noChallan } as const;

/** Serves the papers of a consignment: its dispatch note, and the invoice and the challan that were issued here. */
export function paperRoutes(api: FastifyInstance, app: App): void {
  api.get<NoteRequest>(`/consignments/${idParam}/note.pdf`, async (request, reply) => {
    const user = await demandLogin(app, request);
    const { prices } = readQuery(noteKeys, request.query);
    const load = async () => {
      const facts = await paperFacts(app.db, Number(request.params.id));
      if (!facts) throw notServed();
      return dispatchNote(facts, { hasPrices: prices === 'Yes' });
    };
    return answerPdf(app, { request, reply, user, load });
  });

  for (const kind of ['invoice', 'challan'] as const)
    api.get<PaperRequest>(`/consignments/${idParam}/${kind}.pdf`, async (request, reply) => {
      const user = await demandLogin(app, request);
      const consignmentId = Number(request.params.id);
      const copy = copies.find((name) => name === (request.query.copy ?? '1'));
      const { paper: wanted } = request.query;
      const paperId = readId(wanted);
      if (!copy) throw notServed();
      const isUnreadable = wanted !== undefined && paperId === undefined;
      const paper = isUnreadable ? undefined : await findPaper(app.db, { consignmentId, kind, paperId });
      if (!paper) throw new RequestFailure(404, 'NotIssued', missing[kind]);
      const draw = async (content: PrintablePaper) => (await drawnPdf(app, { request, user, load: async () => content })).pdf;
      const now = app.clock.now().toISOString();
      const { fileName, pdf } = await printPaper(app.db, { consignmentId, paper, copy, now, draw });
      return sendPdf(reply, fileName, pdf);
    });
}
