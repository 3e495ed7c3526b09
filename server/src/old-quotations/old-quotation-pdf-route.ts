import { oldQuotationDocument } from '@vikray/contract/old-quotations/old-quotation-document.ts';
import { mayBePrinted } from '@vikray/contract/old-quotations/old-quotation.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { FastifyInstance } from 'fastify';
import { findFirstIssuer, findOpenCompany } from '../companies/public.ts';
import type { App } from '../platform/http/app.ts';
import { demandLogin } from '../platform/http/requests/demand-login.ts';
import { notServed, RequestFailure } from '../platform/http/failures.ts';
import { idParam } from '../platform/http/requests/id-in-address.ts';
import { answerPdf } from '../printing/public.ts';
import { findOldQuotation, listOldQuotationLines } from './old-quotation-store.ts';

/** Serves an approved old quotation as a PDF in the layout of a new one. */
export function oldQuotationPdfRoute(api: FastifyInstance, app: App): void {
  api.get<{ Params: { id: string } }>(`/old-quotations/${idParam}.pdf`, async (request, reply) => {
    const user = await demandLogin(app, request);
    const oldQuotationId = Number(request.params.id);
    const load = async () => {
      const quotation = await findOldQuotation(app.db, oldQuotationId);
      if (!quotation) throw notServed();
      if (!mayBePrinted(quotation)) throw new RequestFailure(409, 'NotApproved', say.exportOnlyApproved);
      return oldQuotationDocument(quotation, await listOldQuotationLines(app.db, oldQuotationId), await findIssuer(app));
    };
    return answerPdf(app, { request, reply, user, load });
  });
}

/** The company that the settings name for old quotations, or else the oldest active issuing company. */
async function findIssuer({ db, config: { oldQuotationCompanyId } }: App) {
  const named = oldQuotationCompanyId === undefined ? undefined : await findOpenCompany(db, oldQuotationCompanyId);
  return named ?? findFirstIssuer(db);
}
