import { operations } from '@vikray/contract/operations.ts';
import { receiptFileMessages as say } from '@vikray/contract/tax-documents/receipt-file-messages.ts';
import type { FastifyInstance } from 'fastify';
import { hasCreditNotes, creditedInPeriod } from '../credit-notes/public.ts';
import { customersOf } from '../customers/public.ts';
import { customersInPeriod, movedInPeriod, moneyVouchers, type VoucherPeriod } from '../money/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { asDownload } from '../platform/http/content-headers.ts';
import type { App } from '../platform/http/app.ts';
import { loggedChunks } from '../platform/http/answers/record-export.ts';
import { streamLong } from '../platform/http/answers/stream-long.ts';
import { RequestFailure } from '../platform/http/failures.ts';
import { callerLeft } from '../platform/http/requests/caller-left.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';
import { companyOf, periodOf } from './asked-period.ts';
import { draftName, draftWords } from './draft-name.ts';
import { receiptsFile, type NumberedParties } from './receipts-file.ts';
import { missingLedgers } from './tally-money-ledgers.ts';

interface Asked {
  Querystring: { readonly companyid?: string; readonly from?: string; readonly to?: string };
}

const { right } = operations.GetReceiptFile;

/** Serves the receipts, refunds and credit notes of a company as vouchers for Tally, streamed (PAY-24). */
export function receiptsFileRoute(api: FastifyInstance, app: App): void {
  api.get<Asked>('/receipts.xml', async (request, reply) => {
    const user = await demandRightOf(app, request, right);
    const { from, to } = periodOf(request.query);
    const company = await companyOf(app.db, request.query.companyid);
    const period: VoucherPeriod = { companyId: company.companyId, from, to };
    const movedIn = async (db: Db) => ({ ...(await movedInPeriod(db, period)), hasCreditNotes: await hasCreditNotes(db, period) });
    const missing = missingLedgers(company, await movedIn(app.db));
    if (missing.length > 0) throw new RequestFailure(409, 'LedgerMissing', say.missingLedgers(company.companyName, missing));
    const note = draftWords(app, 'Tally vouchers of receipts', company.companyName, `${from} to ${to}`).join(' ');
    const exported = { db: app.db, input: period, user, now: app.clock.now().toISOString() };
    async function* bytes(db: Db) {
      yield* receiptsFile({
        company,
        from,
        note: `${note} ${say.noAccounts}`,
        moved: await movedIn(db),
        readParties: () => partiesOf(db, period),
        readMoney: () => loggedChunks({ name: 'GetReceipt', ...exported }, 'xml', moneyVouchers(db, period), request.log),
        readCredited: () => creditedInPeriod(db, period),
      });
    }
    const receiver = { userId: user.userId, left: callerLeft(request), admitAgain: () => demandRightOf(app, request, right) };
    const body = await streamLong(app.longReads, receiver, reply, bytes);
    const name = draftName(app, ['tally-receipts', company.shortName, from, 'to', to], 'xml');
    return asDownload(reply, 'application/xml; charset=utf-8', name).send(body);
  });
}

const chunkSize = 250;

/** The customers as they are now, in chunks, so that only one chunk is in memory at a time. */
async function* partiesOf(db: Db, period: VoucherPeriod): AsyncGenerator<NumberedParties> {
  const ids = await customersInPeriod(db, period);
  for (let start = 0; start < ids.length; start += chunkSize) {
    const customers = await customersOf(db, ids.slice(start, start + chunkSize));
    yield new Map(
      customers.map(({ customerId, companyName: name, address, city, state, country, pincode, gstin, gstCategory }) => [
        customerId,
        { buyer: { name, address, city, state, country, pincode, gstin }, gstCategory },
      ]),
    );
  }
}
