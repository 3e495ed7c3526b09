import { creditedDetails, creditNotePaper } from '@vikray/contract/credit-notes/credit-note-paper.ts';
import type { PrintablePaper } from '@vikray/contract/printing/printable-paper.ts';
import type { FastifyInstance } from 'fastify';
import { paperFacts } from '../consignments/public.ts';
import { printOnce } from '../money/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { App } from '../platform/http/app.ts';
import { notServed } from '../platform/http/failures.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';
import { idParam } from '../platform/http/requests/id-in-address.ts';
import { drawnPdf, sendPdf } from '../printing/public.ts';
import { findCreditNote } from './credit-note-store.ts';
import { sharesOf } from './credited-invoice-store.ts';

/** Serves credit notes on paper, each as it was first printed. */
export function creditNoteRoute(api: FastifyInstance, app: App): void {
  api.get<{ Params: { id: string } }>(`/creditnotes/${idParam}/creditnote.pdf`, async (request, reply) => {
    const user = await demandRightOf(app, request, ['Credit Note List', 'Add Credit Note']);
    const recordId = Number(request.params.id);
    const note = await findCreditNote(app.db, recordId);
    if (!note) throw notServed();
    const { fileName, pdf } = await printOnce(app.db, {
      kind: 'credit note',
      recordId,
      isVoid: note.isVoid === 'Yes',
      now: app.clock.now().toISOString(),
      make: () => paperOf(app.db, recordId),
      draw: async (content) => (await drawnPdf(app, { request, user, load: async () => content })).pdf,
    });
    return sendPdf(reply, fileName, pdf);
  });
}

async function paperOf(db: Db, creditNoteId: number): Promise<PrintablePaper> {
  const note = await findCreditNote(db, creditNoteId);
  const facts = note && (await paperFacts(db, note.billId / 2));
  if (!facts) throw notServed();
  const share = (await sharesOf(db, [creditNoteId])).get(creditNoteId) ?? { lines: [], groups: [] };
  const { taxable, roundOff, total } = note;
  return creditNotePaper({ ...facts, note, details: creditedDetails(facts.details, note, { ...share, tax: total - taxable - roundOff }) });
}
