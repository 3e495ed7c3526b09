import { overprintOf, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { demandLogin } from '../platform/http/demand-login.ts';
import { notServed, RequestFailure } from '../platform/http/failures.ts';
import { answerPdf } from '../printing/public.ts';
import { findQuotation, listLines } from './quotation-store.ts';

/** Serves a quotation as a PDF once it is approved. A void quotation has VOID across each page, a replaced one SUPERSEDED. */
export function quotationPdfRoute(api: FastifyInstance, app: App): void {
  api.get<{ Params: { id: string } }>('/quotations/:id([1-9][0-9]{0,14}).pdf', async (request, reply) => {
    const user = await demandLogin(app, request);
    const quotationId = Number(request.params.id);
    const load = async () => {
      const quotation = await findQuotation(app.db, quotationId, app.clock.now().toISOString());
      if (!quotation) throw notServed();
      if (!mayBeExported(quotation.status)) throw new RequestFailure(409, 'NotApproved', say.exportOnlyApproved);
      return printableDocument(quotation, await listLines(app.db, quotationId), { overprint: overprintOf(quotation) });
    };
    return answerPdf(app, { request, reply, user, load });
  });
}
