import { receiptPaper, refundPaper } from '@vikray/contract/money/money-papers.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { notServed } from '../platform/http/failures.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';
import { idParam } from '../platform/http/requests/id-in-address.ts';
import { drawnPdf, sendPdf } from '../printing/public.ts';
import { findRefund, receiptFacts, refundFacts } from './money-paper-store.ts';
import { printOnce } from './printed-once-store.ts';
import { findReceipt } from './receipt-store.ts';

interface PaperRequest {
  Params: { id: string };
}

/** Serves receipts and refunds on paper, each as it was first printed. */
export function moneyPaperRoutes(api: FastifyInstance, app: App): void {
  const print = async (
    [request, reply]: readonly [FastifyRequest<PaperRequest>, FastifyReply],
    right: 'Add Receipt' | 'Void Receipt',
    paper: { readonly kind: 'receipt' | 'refund'; isVoid(id: number): Promise<boolean>; make(id: number): Promise<PrintablePaper> },
  ) => {
    const user = await demandRightOf(app, request, ['Receipt List', right]);
    const recordId = Number(request.params.id);
    const { fileName, pdf } = await printOnce(app.db, {
      kind: paper.kind,
      recordId,
      isVoid: await paper.isVoid(recordId),
      now: app.clock.now().toISOString(),
      make: () => paper.make(recordId),
      draw: async (content) => (await drawnPdf(app, { request, user, load: async () => content })).pdf,
    });
    return sendPdf(reply, fileName, pdf);
  };
  const today = () => dateAt(app.clock.now());

  api.get<PaperRequest>(`/receipts/${idParam}/receipt.pdf`, (request, reply) =>
    print([request, reply], 'Add Receipt', {
      kind: 'receipt',
      isVoid: async (id) => {
        const receipt = await findReceipt(app.db, id, today());
        if (!receipt) throw notServed();
        return receipt.isVoid === 'Yes';
      },
      make: async (id) => {
        const facts = await receiptFacts(app.db, id, today());
        if (!facts) throw notServed();
        return receiptPaper(facts);
      },
    }),
  );

  api.get<PaperRequest>(`/refunds/${idParam}/refund.pdf`, (request, reply) =>
    print([request, reply], 'Void Receipt', {
      kind: 'refund',
      isVoid: async (id) => {
        if (!(await findRefund(app.db, id))) throw notServed();
        return false;
      },
      make: async (id) => {
        const facts = await refundFacts(app.db, id);
        if (!facts) throw notServed();
        return refundPaper(facts);
      },
    }),
  );
}
