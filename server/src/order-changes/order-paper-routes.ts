import { orderChangeMessages as say } from '@vikray/contract/order-changes/order-change-messages.ts';
import { orderDocument } from '@vikray/contract/orders/order-document.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { wholeNumber } from '@vikray/contract/platform/fields.ts';
import type { Printable } from '@vikray/contract/printing/printable-paper.ts';
import { proformaDocument } from '@vikray/contract/quotations/proforma.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findOrder, listOrderLines } from '../orders/public.ts';
import type { App } from '../platform/http/app.ts';
import { notServed, RequestFailure } from '../platform/http/failures.ts';
import { demandLogin } from '../platform/http/requests/demand-login.ts';
import { idParam } from '../platform/http/requests/id-in-address.ts';
import { readQuery } from '../platform/http/requests/read-query.ts';
import type { SignedIn } from '../platform/identity.ts';
import { answerPdf, drawnPdf, sendPdf } from '../printing/public.ts';
import { payingFacts } from '../quotations/public.ts';
import { findDocuments, type ChangePaperKind } from './order-change-paper-store.ts';
import { changesOfOrder } from './order-change-store.ts';
import { changePaper, printChange } from './print-change.ts';

const keys = z.object({ change: wholeNumber(0, 1_000_000).optional() });

interface OrderRequest {
  Params: { id: string };
}

/**
 * Serves the papers of an order: the order in the layout of its quotation, its pro-forma, and its changes. `change` asks for the order as
 * it was with an earlier change, 0 for the order as it was placed.
 */
export function orderPaperRoutes(api: FastifyInstance, app: App): void {
  for (const [kind, path] of [
    ['order', ''],
    ['proforma', '/proforma'],
  ] as const)
    api.get<OrderRequest>(`/orders/${idParam}${path}.pdf`, async (request, reply) => {
      const user = await demandLogin(app, request);
      const { change } = readQuery(keys, request.query);
      const order = await findOrder(app.db, Number(request.params.id));
      if (!order) throw notServed();
      if (change !== undefined && change !== order.approvedChange) return earlierPaper(app, { request, reply, user, order, kind, change });
      return answerPdf(app, { request, reply, user, load: async () => paperOfNow(app, order.orderId, { kind, user }) });
    });

  api.get<OrderRequest>(`/orders/${idParam}/change.pdf`, async (request, reply) => {
    const user = await demandLogin(app, request);
    const { change: wanted } = readQuery(keys, request.query);
    const order = await findOrder(app.db, Number(request.params.id));
    if (!order) throw notServed();
    const changes = await changesOfOrder(app.db, order.orderId);
    const change = changes.find(({ number, state }) => state === 'Approved' && number === (wanted ?? order.approvedChange));
    if (!change) throw noSuchChange();
    const paper = await changePaper(app.db, order, change);
    return sendStored(app, { request, reply, user, changeId: change.id, kind: 'change', paper });
  });
}

async function paperOfNow(
  app: App,
  orderId: number,
  { kind, user }: { readonly kind: 'order' | 'proforma'; readonly user: SignedIn },
): Promise<Printable> {
  const order = await findOrder(app.db, orderId);
  if (!order) throw notServed();
  const lines = await listOrderLines(app.db, orderId);
  if (kind === 'order') return orderDocument(order, lines);
  return proformaDocument(order, lines, {
    kind: 'Order',
    ...(await payingFacts(app.db, order, { rights: user.rights, now: app.clock.now().toISOString() })),
  });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly user: SignedIn;
}

async function earlierPaper(
  app: App,
  { order, kind, change, ...asked }: Asked & { readonly order: Order; readonly kind: 'order' | 'proforma'; readonly change: number },
): Promise<FastifyReply> {
  const frozen = await findDocuments(app.db, order.orderId, change);
  if (!frozen) throw noSuchChange();
  return sendStored(app, { ...asked, changeId: frozen.changeId, kind, paper: frozen[kind] });
}

interface AskedPaper extends Asked {
  readonly changeId: number;
  readonly kind: ChangePaperKind;
  readonly paper: Printable;
}

async function sendStored(app: App, { request, reply, user, changeId, kind, paper }: AskedPaper): Promise<FastifyReply> {
  const draw = async () => (await drawnPdf(app, { request, user, load: async () => paper })).pdf;
  const pdf = await printChange(app.db, { changeId, kind, now: app.clock.now().toISOString(), draw });
  return sendPdf(reply, paper.fileName, pdf);
}

function noSuchChange(): RequestFailure {
  return new RequestFailure(404, 'ChangeNotFound', say.noSuchChange);
}
