/** The files of a month or a period: the draft of GSTR-1, and the vouchers for Tally. */
import { seesTaxDocuments } from '@vikray/contract/consignments/tax-document-right.ts';
import { month } from '@vikray/contract/consignments/consignment-filters.ts';
import { yesOrNo } from '@vikray/contract/platform/fields.ts';
import { contradiction, longestNumber } from '@vikray/contract/tax-documents/file-obstacles.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import {
  consignmentChunks,
  consignmentDetails,
  findContradiction,
  numbersOfPeriod,
  sharedInvoices,
  type InvoicePeriod,
} from '../consignments/public.ts';
import { creditedInPeriod, creditNumbersOfPeriod } from '../credit-notes/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { SignedIn } from '../platform/identity.ts';
import { zipBytes } from '../platform/files/write-zip.ts';
import type { App } from '../platform/http/app.ts';
import { callerLeft } from '../platform/http/requests/caller-left.ts';
import { asDownload } from '../platform/http/content-headers.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';
import { RequestFailure } from '../platform/http/failures.ts';
import { readQuery } from '../platform/http/requests/read-query.ts';
import { loggedChunks } from '../platform/http/answers/record-export.ts';
import { streamLong, type Receiver } from '../platform/http/answers/stream-long.ts';
import { companyOf, periodOf } from './asked-period.ts';
import { draftName, draftWords } from './draft-name.ts';
import { gstr1Parts } from './gstr1-archive.ts';
import { tallyFile, type ReadConsignments } from './tally-file.ts';

interface Asked {
  readonly companyid?: string;
  readonly month?: string;
  readonly from?: string;
  readonly to?: string;
}

const tallyKeys = z.object({ items: yesOrNo.optional() });

/** Serves the files of a company. Both are streamed. */
export function periodFileRoutes(api: FastifyInstance, app: App): void {
  const open = async (query: Asked, period: Omit<InvoicePeriod, 'companyId'>) => {
    const company = await companyOf(app.db, query.companyid);
    const wanted = { companyId: company.companyId, ...period };
    await refuseContradictions(app.db, wanted);
    return { company, wanted };
  };

  api.get<{ Querystring: Asked }>('/gstr1.zip', async (request, reply) => {
    const user = await demandRightOf(app, request, seesTaxDocuments);
    const asked = month.safeParse(request.query.month);
    if (!asked.success) throw new RequestFailure(400, 'InvalidInput', say.invalidMonth);
    const { company, wanted } = await open(request.query, { from: `${asked.data}-01`, to: `${asked.data}-31` });
    const heading = draftWords(app, 'GSTR-1', company.companyName, asked.data);
    const reading = tracedReading(app, user, request, wanted, 'zip');
    async function* bytes(db: Db) {
      const keepsMoney = company.moneyFrom !== '';
      const credited = keepsMoney ? await creditNumbersOfPeriod(db, wanted) : [];
      const facts = {
        heading,
        numbers: [...(await numbersOfPeriod(db, wanted)), ...credited],
        shared: await sharedInvoices(db, wanted),
        readCredited: keepsMoney ? () => creditedInPeriod(db, wanted) : undefined,
      };
      yield* zipBytes(gstr1Parts(reading(db), facts));
    }
    const body = await streamLong(app.longReads, receiverOf(app, user, request), reply, bytes);
    const name = draftName(app, ['gstr1', company.shortName, asked.data], 'zip');
    return asDownload(reply, 'application/zip', name).send(body);
  });

  api.get<{ Querystring: Asked }>('/tally.xml', async (request, reply) => {
    const user = await demandRightOf(app, request, seesTaxDocuments);
    const { from, to } = periodOf(request.query);
    const { items } = readQuery(tallyKeys, request.query);
    const { company, wanted } = await open(request.query, { from, to });
    const note = draftWords(app, 'Tally vouchers', company.companyName, `${from} to ${to}`).join(' ');
    const settings = { company, from, to, note, withItems: items === 'Yes' };
    const reading = tracedReading(app, user, request, wanted, 'xml');
    const bytes = (db: Db) => tallyFile(reading(db), settings);
    const body = await streamLong(app.longReads, receiverOf(app, user, request), reply, bytes);
    const name = draftName(app, ['tally', ...(items === 'Yes' ? ['with-items'] : []), company.shortName, from, 'to', to], 'xml');
    return asDownload(reply, 'application/xml; charset=utf-8', name).send(body);
  });
}

function receiverOf(app: App, { userId }: SignedIn, request: FastifyRequest): Receiver {
  return { userId, left: callerLeft(request), admitAgain: async () => demandRightOf(app, request, seesTaxDocuments) };
}

/** Reads the consignments of a file, which contains the whole list of its period. The first reading adds an entry to the audit log. */
function tracedReading({ db: ownDb, clock }: App, user: SignedIn, { log }: FastifyRequest, wanted: InvoicePeriod, format: 'zip' | 'xml') {
  const list = { name: 'GetConsignmentList', db: ownDb, input: wanted, user, now: clock.now().toISOString() } as const;
  return (db: Db): ReadConsignments => {
    let isTraced = false;
    return () => {
      const chunks = consignmentChunks(db, wanted);
      if (isTraced) return chunks;
      isTraced = true;
      return loggedChunks(list, format, chunks, log);
    };
  };
}

/** Names the first consignment that contradicts itself. */
async function refuseContradictions(db: Db, wanted: InvoicePeriod): Promise<void> {
  const found = await findContradiction(db, wanted, longestNumber);
  if (found === undefined) return;
  const [consignment] = await consignmentDetails(db, { ids: [found] });
  const sentence = consignment && contradiction(consignment);
  throw new RequestFailure(409, 'FileContradictsItself', sentence ?? say.wrongSums(String(found)));
}
