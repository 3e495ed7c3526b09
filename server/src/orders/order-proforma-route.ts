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

/** Serves the pro-forma of an order. */
export function orderProformaRoute(api: FastifyInstance, app: App): void {
  api.get<{ Params: { id: string } }>(`/orders/${idParam}/proforma.pdf`, async (request, reply) => {
    const user = await demandLogin(app, request);
    const orderId = Number(request.params.id);
    const load = async () => {
      const order = await findOrder(app.db, orderId);
      if (!order) throw notServed();
      return proformaDocument(order, await listLines(app.db, orderId), { kind: 'Order', ...(await payingFacts(app.db, order)) });
    };
    return answerPdf(app, { request, reply, user, load });
  });
}
