import { documentFileName, watermarkOf, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import { demandLogin } from '../../platform/http/requests/demand-login.ts';
import { notServed, RequestFailure } from '../../platform/http/failures.ts';
import { idParam } from '../../platform/http/requests/id-in-address.ts';
import { readQuery } from '../../platform/http/requests/read-query.ts';
import { answerPdf, sendPdf } from '../../printing/public.ts';
import { listLines } from '../contents/quotation-line-store.ts';
import { findQuotation } from '../quotation-store.ts';
import { findSentPaper } from './sent-paper-store.ts';

const keys = z.object({ as: z.enum(['sent']).optional() });

/** Serves a quotation as a PDF once it is approved. A void quotation has VOID across each page, a replaced one SUPERSEDED. */
export function quotationPdfRoute(api: FastifyInstance, app: App): void {
  api.get<{ Params: { id: string } }>(`/quotations/${idParam}.pdf`, async (request, reply) => {
    const user = await demandLogin(app, request);
    const quotationId = Number(request.params.id);
    const { as } = readQuery(keys, request.query);
    if (as === 'sent') return sendSentPaper(app, reply, quotationId);
    const load = async () => {
      const quotation = await findQuotation(app.db, quotationId, app.clock.now().toISOString());
      if (!quotation) throw notServed();
      if (!mayBeExported(quotation.status)) throw new RequestFailure(409, 'NotApproved', say.exportOnlyApproved);
      return printableDocument(quotation, await listLines(app.db, quotationId), { watermark: watermarkOf(quotation) });
    };
    return answerPdf(app, { request, reply, user, load });
  });
}

/** Answers the file as it was first sent, whatever became of the quotation since. */
async function sendSentPaper({ db, clock }: App, reply: FastifyReply, quotationId: number): Promise<FastifyReply> {
  const quotation = await findQuotation(db, quotationId, clock.now().toISOString());
  if (!quotation) throw notServed();
  const pdf = await findSentPaper(db, quotationId);
  if (!pdf) throw new RequestFailure(404, 'NotSent', say.notSent);
  return sendPdf(reply, documentFileName(quotation.number, quotation.date), Buffer.from(pdf));
}
