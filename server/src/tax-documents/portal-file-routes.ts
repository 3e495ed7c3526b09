/** The files for the portals of e-way bills and e-invoices: drafts, made from the records of the consignments. */
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { seesTaxDocuments } from '@vikray/contract/consignments/tax-document-right.ts';
import { fieldMessages } from '@vikray/contract/platform/messages.ts';
import { einvoice, einvoiceNeeds, makesEinvoices } from '@vikray/contract/tax-documents/e-invoice.ts';
import { ewayFile } from '@vikray/contract/tax-documents/eway-bill.ts';
import { ewayItems } from '@vikray/contract/tax-documents/eway-items.ts';
import { ewayNeeds, travelDocument } from '@vikray/contract/tax-documents/eway-needs.ts';
import { contradiction } from '@vikray/contract/tax-documents/file-obstacles.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { taxedItems } from '@vikray/contract/tax-documents/taxed-items.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findOpenCompany } from '../companies/public.ts';
import { consignmentDetails, ordersOfInvoices } from '../consignments/public.ts';
import type { App } from '../platform/http/app.ts';
import { asDownload, jsonType } from '../platform/http/content-headers.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';
import { RequestFailure } from '../platform/http/failures.ts';
import { idParam, readId } from '../platform/http/requests/id-in-address.ts';
import { settingValue } from '../settings/public.ts';
import { draftName } from './draft-name.ts';
import { einvoicePinNeeds, ewayPinNeeds } from './pin-needs.ts';

type ById = { Params: { id: string } };

/** The most consignments in one file. */
const mostTogether = 50;

/** Serves the files of one consignment, and the e-way bills of several. */
export function portalFileRoutes(api: FastifyInstance, app: App): void {
  api.get<ById>(`/consignments/${idParam}/eway.json`, async (request, reply) => {
    await demandRightOf(app, request, seesTaxDocuments);
    return sendEway(app, reply, await findAll(app, [Number(request.params.id)]));
  });

  api.get<{ Querystring: { ids?: string | string[] } }>('/eway.json', async (request, reply) => {
    await demandRightOf(app, request, seesTaxDocuments);
    return sendEway(app, reply, await findAll(app, chosenIds(request.query.ids)));
  });

  api.get<ById>(`/consignments/${idParam}/einvoice.json`, async (request, reply) => {
    await demandRightOf(app, request, seesTaxDocuments);
    const [consignment] = await findAll(app, [Number(request.params.id)]);
    if (!consignment) throw notFound();
    const company = await findOpenCompany(app.db, consignment.companyForId);
    if (!company || !makesEinvoices(company)) throw new RequestFailure(409, 'NoEinvoices', say.noEinvoices);
    const needs = [...einvoiceNeeds(consignment), ...einvoicePinNeeds(consignment)];
    if (needs.length > 0) throw new RequestFailure(409, 'FileIncomplete', say.einvoiceNeeds(needs));
    await refuseParts(app, [consignment]);
    refuseContradiction(contradiction(consignment, taxedItems(consignment)));
    return sendJson(reply, draftName(app, ['einvoice', consignment.invoiceNumber], 'json'), [einvoice(consignment)]);
  });
}

function notFound(): RequestFailure {
  return new RequestFailure(404, 'ConsignmentNotFound', say.notFound);
}

/** The numbers in `ids=1,2`, or in `ids=1&ids=2`. */
function chosenIds(text: string | readonly string[] = ''): number[] {
  const read = String(text)
    .split(',')
    .map((each) => readId(each));
  const ids = [...new Set(read.filter((id) => id !== undefined))];
  if (ids.length === 0) throw new RequestFailure(400, 'InvalidInput', say.chooseOne);
  if (ids.length > mostTogether) throw new RequestFailure(400, 'InvalidInput', say.tooMany);
  if (read.includes(undefined)) throw new RequestFailure(400, 'InvalidInput', `Ids ${fieldMessages.wrongKind}`, 'ids');
  return ids;
}

async function findAll({ db }: App, ids: readonly number[]): Promise<ConsignmentDetails[]> {
  const found = await consignmentDetails(db, { ids });
  if (found.length < ids.length) throw notFound();
  return found;
}

function refuseContradiction(sentence: string | undefined): void {
  if (sentence !== undefined) throw new RequestFailure(409, 'FileContradictsItself', sentence);
}

/** Refuses consignments that have a part of an invoice: the portals take an invoice whole, and once. */
async function refuseParts({ db }: App, consignments: readonly ConsignmentDetails[]): Promise<void> {
  const orders = await ordersOfInvoices(db, consignments);
  for (const { consignmentId, invoiceNumber } of consignments) {
    const numbers = (orders.get(consignmentId) ?? []).map(({ number }) => number);
    if (numbers.length > 1) throw new RequestFailure(409, 'FileOfPart', say.sharedInvoice(invoiceNumber, numbers));
  }
}

async function sendEway(app: App, reply: FastifyReply, consignments: readonly ConsignmentDetails[]): Promise<FastifyReply> {
  const isAlone = consignments.length === 1;
  const needed = consignments.flatMap((consignment) => {
    const needs = [...ewayNeeds(consignment), ...ewayPinNeeds(consignment)];
    if (needs.length === 0) return [];
    return isAlone ? [say.ewayNeeds(needs)] : [say.ofConsignment(nameOf(consignment), say.ewayNeeds(needs))];
  });
  if (needed.length > 0) throw new RequestFailure(409, 'FileIncomplete', needed.join(' '));
  await refuseParts(app, consignments);
  for (const consignment of consignments) refuseContradiction(contradiction(consignment, ewayItems(consignment)));
  const [first] = consignments;
  const name = isAlone && first ? travelDocument(first).number : `${consignments.length}-consignments`;
  return sendJson(reply, draftName(app, ['eway', name], 'json'), ewayFile(consignments, await settingValue(app.db, 'ewaysitegstinfrom')));
}

/** The name of a consignment in a sentence about several. */
function nameOf({ invoiceNumber, number }: ConsignmentDetails): string {
  return invoiceNumber === '' ? number : invoiceNumber;
}

function sendJson(reply: FastifyReply, name: string, content: unknown): FastifyReply {
  return asDownload(reply, jsonType, name).send(JSON.stringify(content));
}
