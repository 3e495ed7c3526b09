/**
 * The addresses below /api that are not operations, as the OpenAPI document describes them. `openapi.test.ts` compares their list with the
 * registered ones.
 */
import type { DescribedRoute } from './platform/http/openapi.ts';

const [pdf, json] = ['application/pdf', 'application/json'];
const id = { id: { type: 'integer', minimum: 1 } };
const loggedIn = 'Everybody who is logged in';
const seesMoney = 'View Outstanding or Receipt List';
const taxDocuments = 'View Tax Documents or Add Dispatch or Add Tax Document';

function paper(title: string, ...query: string[]): DescribedRoute {
  return { summary: `${title}. ${loggedIn}`, type: pdf, inPath: id, query };
}

/** By path, with `{name}` for what changes in it. */
export const describedRoutes: Readonly<Record<string, DescribedRoute>> = {
  '/quotations/{id}.pdf': paper('The quotation, once it is approved; as it was sent with as=sent', 'as?'),
  '/quotations/{id}/proforma.pdf': paper('The pro-forma invoice of a quotation'),
  '/orders/{id}.pdf': paper('The order'),
  '/orders/{id}/proforma.pdf': paper('The pro-forma invoice of an order'),
  '/orders/{id}/change.pdf': paper('What a change of the order changed', 'change?'),
  '/old-quotations/{id}.pdf': paper('The old quotation, if it was approved'),
  '/consignments/{id}/note.pdf': paper('The dispatch note; with prices for prices=Yes', 'prices?'),
  '/consignments/{id}/invoice.pdf': paper('The tax invoice that was issued here', 'copy?', 'paper?'),
  '/consignments/{id}/challan.pdf': paper('The delivery challan that was issued here', 'copy?', 'paper?'),
  '/receipts/{id}/receipt.pdf': { summary: 'The receipt as it was first printed. Receipt List or Add Receipt', type: pdf, inPath: id },
  '/refunds/{id}/refund.pdf': {
    summary: 'The refund voucher as it was first printed. Receipt List or Void Receipt',
    type: pdf,
    inPath: id,
  },
  '/creditnotes/{id}/creditnote.pdf': {
    summary: 'The credit note as it was first printed. Credit Note List or Add Credit Note',
    type: pdf,
    inPath: id,
  },
  '/consignments/papers.pdf': {
    summary: `The notes, challans or invoices of several consignments in one file: ids are numbers with commas between them. ${loggedIn}`,
    type: pdf,
    query: ['ids', 'paper'],
  },
  '/consignments/{id}/eway.json': { summary: `The file of the e-way bill. ${taxDocuments}`, type: json, inPath: id },
  '/consignments/{id}/einvoice.json': { summary: `The file of the e-invoice. ${taxDocuments}`, type: json, inPath: id },
  '/eway.json': {
    summary: `One file of e-way bills: ids are numbers with commas between them. ${taxDocuments}`,
    type: json,
    query: ['ids'],
  },
  '/gstr1.zip': {
    summary: `The tables of GSTR-1 of a company for a month, 2026-11. ${taxDocuments}`,
    type: 'application/zip',
    query: ['companyid', 'month'],
  },
  '/tally.xml': {
    summary: `The vouchers of a company for Tally. ${taxDocuments}`,
    type: 'application/xml',
    query: ['companyid', 'from', 'to', 'items?'],
  },
  '/receipts.xml': {
    summary: 'The receipts, refunds and credit notes of a company for Tally. Receipt List',
    type: 'application/xml',
    query: ['companyid', 'from', 'to'],
  },
  '/customers/{id}/statement.pdf': {
    summary: `The statement of a customer; to be confirmed with confirm=Yes. ${seesMoney}`,
    type: pdf,
    inPath: id,
    query: ['companyid', 'from', 'to', 'confirm?'],
  },
  '/customers/{id}/statement.xlsx': {
    summary: `The statement of a customer as an Excel file. ${seesMoney}`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    inPath: id,
    query: ['companyid', 'from', 'to'],
  },
  '/import-samples/{kind}': {
    summary: `A file to fill in and import, with every column. ${loggedIn}`,
    type: 'text/csv',
    inPath: { kind: { type: 'string' } },
    query: ['format?'],
  },
  '/import-rows/{id}': {
    summary: 'The rows that an import has left, with their reasons, to be corrected and imported. Users who may import such records',
    type: 'text/csv',
    inPath: id,
    query: ['format?'],
  },
  '/product-pictures.zip': {
    summary: 'The pictures that the files for import of products and old quotations name. Users who may import these',
    type: 'application/zip',
  },
  '/company-pictures.zip': {
    summary: 'The pictures that the file for import of suppliers names. Users who may import these',
    type: 'application/zip',
  },
  '/attachments/{id}': { summary: `An attachment. ${loggedIn}`, type: 'application/octet-stream', inPath: id },
  '/attachments/{id}/thumbnail': { summary: `A small picture of an attachment. ${loggedIn}`, type: 'image/jpeg', inPath: id },
  '/images/{hash}.jpg': {
    summary: `A stored picture. ${loggedIn}`,
    type: 'image/jpeg',
    inPath: { hash: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
  },
  '/page-answers': { summary: `The answers that a page needs when it opens. ${loggedIn}`, type: json, query: ['page?', 'frame?'] },
  '/openapi.json': { summary: `This document. ${loggedIn}`, type: json },
  '/docs': { summary: `The operations as a page. ${loggedIn}`, type: 'text/html' },
  '/health': { summary: 'Whether the panel can be used. Everybody', type: json, isOpen: true },
};
