import { statementColumns } from '@vikray/contract/money/statement-file.ts';
import { statementPaper } from '@vikray/contract/money/statement-paper.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { operations } from '@vikray/contract/operations.ts';
import { existingDate } from '@vikray/contract/platform/dates.ts';
import { id, yesOrNo } from '@vikray/contract/platform/fields.ts';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { findOpenCompany } from '../companies/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { cellsOf } from '../platform/files/write-csv.ts';
import { xlsxBytes } from '../platform/files/write-xlsx.ts';
import { fileTypes } from '../platform/http/answers/accepted-format.ts';
import { loggedChunks } from '../platform/http/answers/record-export.ts';
import type { App } from '../platform/http/app.ts';
import { asDownload } from '../platform/http/content-headers.ts';
import { notServed, RequestFailure } from '../platform/http/failures.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';
import { idParam } from '../platform/http/requests/id-in-address.ts';
import { readQuery } from '../platform/http/requests/read-query.ts';
import { answerPdf } from '../printing/public.ts';
import { companyToPay } from './company-to-pay.ts';
import { customerOfAccount } from './customer-of-account.ts';
import { statementOf } from './statement.ts';

const day = existingDate(z.string());
const keys = z.object({ companyid: id, from: day, to: day });
const paperKeys = z.object({ confirm: yesOrNo.optional() });

interface StatementRequest {
  Params: { id: string };
}

const { right } = operations.GetCustomerStatement;

/** Serves the statement of a customer as a paper, to be confirmed with confirm=Yes, and as an Excel file. */
export function statementRoutes(api: FastifyInstance, app: App): void {
  api.get<StatementRequest>(`/customers/${idParam}/statement.pdf`, async (request, reply) => {
    const user = await demandRightOf(app, request, right);
    const asked = readAsked(request.params.id, request.query);
    const { confirm } = readQuery(paperKeys, request.query);
    const load = async () => {
      const { customer, company } = await partiesOf(app.db, asked);
      const bank = await companyToPay(app.db, asked.companyId);
      const payTo = bank && { ...bank, customerId: customer.customerId };
      return statementPaper({
        company,
        customer,
        payTo,
        ...asked,
        ...(await statementOf(app.db, asked, asked)),
        isToConfirm: confirm === 'Yes',
      });
    };
    return answerPdf(app, { request, reply, user, load });
  });

  api.get<StatementRequest>(`/customers/${idParam}/statement.xlsx`, async (request, reply) => {
    const user = await demandRightOf(app, request, right);
    const asked = readAsked(request.params.id, request.query);
    await partiesOf(app.db, asked);
    const { rows } = await statementOf(app.db, asked, asked);
    const list = { name: 'GetCustomerStatement', db: app.db, input: asked, user, now: app.clock.now().toISOString() } as const;
    async function* cells() {
      for await (const chunk of loggedChunks(list, 'xlsx', Readable.from([rows]), request.log)) yield cellsOf(statementColumns, chunk);
    }
    const body = Readable.from(xlsxBytes(statementColumns, cells()));
    return asDownload(reply, fileTypes.xlsx, `statement-${asked.customerId}-${asked.to}.xlsx`).send(body);
  });
}

function readAsked(customer: string, query: unknown) {
  const { companyid: companyId, from, to } = readQuery(keys, query);
  if (from > to) throw new RequestFailure(400, 'DatesReversed', say.checkDate, 'from');
  return { customerId: Number(customer), companyId, from, to };
}

async function partiesOf(db: Db, { customerId, companyId }: { readonly customerId: number; readonly companyId: number }) {
  const customer = await customerOfAccount(db, { customerId, companyId });
  const company = await findOpenCompany(db, companyId);
  if (!customer || !company) throw notServed();
  return { customer, company };
}
