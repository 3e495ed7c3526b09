/**
 * The records of the audit log: for each kind, the fields that are logged when it changes. The fields are the contract's own. A field that
 * is missing here is never logged; private fields are masked.
 */
import * as z from 'zod';
import type { RecordKind } from './audit-log/audit-entry.ts';
import { apiToken } from './api-tokens/api-token.ts';
import { approvalLimit } from './approvals/approval-limits.ts';
import { brochureRequest } from './brochures/brochure-request.ts';
import { company } from './companies/company.ts';
import { consignment } from './consignments/consignment.ts';
import { answeredByPortals } from './consignments/portal-answers.ts';
import { answeredTransport } from './consignments/transport.ts';
import { contactPerson } from './customers/contact-person.ts';
import { customerSite } from './customers/customer-site.ts';
import { creditNote } from './credit-notes/credit-note.ts';
import { customer } from './customers/customer.ts';
import { salesCall } from './sales-calls/sales-call.ts';
import { enquiryRecord } from './enquiries/enquiry-record.ts';
import { dispatch } from './dispatches/dispatch.ts';
import { importRun } from './imports/import.ts';
import { mailTemplate } from './mail-templates/mail-template.ts';
import { order } from './orders/order.ts';
import { receipt } from './money/receipt.ts';
import { billRecord, refundRecord } from './money/audited-money.ts';
import { privateText, yesOrNo } from './platform/fields.ts';
import { auditedProduct } from './products/product.ts';
import { purchase } from './purchases/purchase.ts';
import { quotation, quotationProduct } from './quotations/quotation.ts';
import { returnedLine } from './returns/return.ts';
import { auditedStockCount } from './stock/stock-count.ts';
import { tax } from './taxes/taxes-operations.ts';
import { term } from './terms/term.ts';
import { attachment } from './thread/attachment.ts';
import { note } from './thread/note.ts';
import { user } from './users/user.ts';

/** How a deal is followed up. */
const followUpRecord = { cadence: z.string(), owner: z.string(), expectedMonth: z.string() };

/** An action on a record that changes none of its fields. */
const said = { changed: z.string(), read: z.string() };

/** The fields of each kind of record, as the audit log stores and shows them. */
export const auditedRecords = {
  customer: z.object({
    ...customer.fields,
    contacts: z.array(z.object(contactPerson.fields)),
    sites: z.array(z.object(customerSite.fields)),
  }),
  product: auditedProduct,
  purchase: z.object(purchase.fields),
  'stock count': auditedStockCount,
  deal: z.object({ ...enquiryRecord.shape, ...followUpRecord }),
  quotation: z.object({ ...quotation.fields, lines: z.array(z.object(quotationProduct.fields)) }),
  'approval limit': z.object(approvalLimit.fields),
  order: z.object(order.fields),
  dispatch: z.object(dispatch.fields),
  return: z.object(returnedLine.fields),
  consignment: z.object({ ...consignment.fields, ...answeredTransport, ...answeredByPortals }),
  receipt: z.object(receipt.fields),
  refund: z.object(refundRecord),
  'credit note': z.object(creditNote.fields),
  bill: z.object(billRecord),
  note: z.object(note.fields),
  file: z.object(attachment.fields),
  user: z.object({ ...user.fields, ...said }),
  /** The keys are the names of the rights. */
  'user rights': z.record(z.string(), yesOrNo),
  token: z.object(apiToken.fields),
  company: z.object(company.fields),
  tax: z.object(tax.fields),
  term: z.object(term.fields),
  'mail template': z.object(mailTemplate.fields),
  'sales call': z.object({ ...salesCall.fields, nextOn: z.string() }),
  'brochure request': z.object(brochureRequest.fields),
  import: z.object(importRun.fields),
  setting: z.object({ value: z.string(), secret: privateText }),
  /** What is done with backups: a restore, with its last change, or one that is made by hand. */
  backup: z.object({ restoredBy: z.string(), lastChange: z.string(), changed: z.string() }),
  /** An export of a whole list, or a file made of one: the format and filter that the user chose, and the number of rows sent. */
  export: z.object({ format: z.enum(['json', 'csv', 'xlsx', 'zip', 'xml']), filter: z.string(), rows: z.int() }),
} as const satisfies Record<RecordKind, z.ZodType>;

/** A record in a logged change; fields may be absent. */
export type AuditedRecord<K extends RecordKind> = Partial<z.output<(typeof auditedRecords)[K]>>;

/** The schema of a kind of record; undefined if the kind is no longer logged. */
export function auditedRecord(kind: string): z.ZodType | undefined {
  return new Map<string, z.ZodType>(Object.entries(auditedRecords)).get(kind);
}

interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
}

/** The schema of a field of a record, or of each record in a list; undefined if it is not declared. */
export function fieldOf(schema: z.ZodType | undefined, key: string): z.ZodType | undefined {
  // Zod publishes the definitions, but only as a union of all schema kinds.
  const { shape, element, valueType } = (schema?._zod.def ?? {}) as Definition;
  return element ? fieldOf(element, key) : (shape?.[key] ?? valueType);
}
