import { orderDocument } from '@vikray/contract/orders/order-document.ts';
import { proformaDocument } from '@vikray/contract/quotations/proforma.ts';
import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { demandLogin } from '../platform/http/requests/demand-login.ts';
import { notServed } from '../platform/http/failures.ts';
import { idParam } from '../platform/http/requests/id-in-address.ts';
import { answerPdf } from '../printing/public.ts';
import { payingFacts } from '../quotations/public.ts';
import { listLines } from './order-line-store.ts';
import { findOrder } from './order-store.ts';

/** Serves an order as a PDF, in the layout of its quotation and with the quotation's number, and its pro-forma. */
export function orderPdfRoutes(api: FastifyInstance, app: App): void {
  for (const kind of ['', '/proforma'])
    api.get<{ Params: { id: string } }>(`/orders/${idParam}${kind}.pdf`, async (request, reply) => {
      const user = await demandLogin(app, request);
      const orderId = Number(request.params.id);
      const load = async () => {
        const order = await findOrder(app.db, orderId);
        if (!order) throw notServed();
        const lines = await listLines(app.db, orderId);
        if (kind === '') return orderDocument(order, lines);
        return proformaDocument(order, lines, { kind: 'Order', ...(await payingFacts(app.db, order)) });
      };
      return answerPdf(app, { request, reply, user, load });
    });
}
