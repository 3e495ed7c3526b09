import { orderKind, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { demandLogin } from '../platform/http/requests/demand-login.ts';
import { notServed } from '../platform/http/failures.ts';
import { idParam } from '../platform/http/requests/id-in-address.ts';
import { answerPdf } from '../printing/public.ts';
import { listLines } from './order-line-store.ts';
import { findOrder } from './order-store.ts';

/** Serves an order as a PDF, in the layout of its quotation and with the quotation's number. */
export function orderPdfRoute(api: FastifyInstance, app: App): void {
  api.get<{ Params: { id: string } }>(`/orders/${idParam}.pdf`, async (request, reply) => {
    const user = await demandLogin(app, request);
    const orderId = Number(request.params.id);
    const load = async () => {
      const order = await findOrder(app.db, orderId);
      if (!order) throw notServed();
      return printableDocument(order, await listLines(app.db, orderId), { kind: orderKind(order.quotationNumber) });
    };
    return answerPdf(app, { request, reply, user, load });
  });
}
