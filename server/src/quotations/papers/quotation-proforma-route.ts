import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import { proformaDocument } from '@vikray/contract/quotations/proforma.ts';
import { proformaMessages } from '@vikray/contract/quotations/proforma-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../platform/http/app.ts';
import { demandLogin } from '../../platform/http/requests/demand-login.ts';
import { notServed, RequestFailure } from '../../platform/http/failures.ts';
import { idParam } from '../../platform/http/requests/id-in-address.ts';
import { answerPdf } from '../../printing/public.ts';
import { payingFacts } from './paying-facts.ts';
import { listLines } from '../contents/quotation-line-store.ts';
import { findQuotation } from '../quotation-store.ts';

/** Serves the pro-forma of an approved quotation that is neither void nor replaced. */
export function quotationProformaRoute(api: FastifyInstance, app: App): void {
  api.get<{ Params: { id: string } }>(`/quotations/${idParam}/proforma.pdf`, async (request, reply) => {
    const user = await demandLogin(app, request);
    const quotationId = Number(request.params.id);
    const load = async () => {
      const quotation = await findQuotation(app.db, quotationId, app.clock.now().toISOString());
      if (!quotation) throw notServed();
      refuseUnlessCurrent(quotation);
      const facts = await payingFacts(app.db, quotation, { rights: user.rights, now: app.clock.now().toISOString() });
      return proformaDocument(quotation, await listLines(app.db, quotationId), { kind: 'Quotation', ...facts });
    };
    return answerPdf(app, { request, reply, user, load });
  });
}

function refuseUnlessCurrent({ status, supersededById }: Quotation): void {
  if (!mayBeExported(status)) throw new RequestFailure(409, 'NotApproved', say.exportOnlyApproved);
  if (status === 'Void') throw new RequestFailure(409, 'QuotationVoid', proformaMessages.isVoid);
  if (supersededById !== null) throw new RequestFailure(409, 'QuotationSuperseded', proformaMessages.isReplaced);
}
