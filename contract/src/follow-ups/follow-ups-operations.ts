/**
 * Laws of mail and follow-ups. A mail is never sent twice and never reported as sent when it was not; an uncertain one is reported as
 * uncertain. It goes only to the contact persons of the quotation's customer, about an approved quotation. The server checks user and right
 * again just before it sends: drawing the PDF may take seconds, in which the user may be deleted. A mail that could not be composed leaves
 * no link behind. A change of a follow-up changes only what the user has entered.
 */
import * as z from 'zod';
import { orderMessages } from '../orders/order-messages.ts';
import { customerMessages } from '../customers/customer-messages.ts';
import { dealMessages } from '../deals/deal-messages.ts';
import { mailTemplateMessages } from '../mail-templates/mail-template-messages.ts';
import { changed, created, rows } from '../platform/answers.ts';
import { dashedDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, forbidden, invalid, notFound, tooMany, uncertain } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { printingMessages as print } from '../printing/printing-messages.ts';
import { quotationMessages } from '../quotations/quotation-messages.ts';
import { quotationLinkMessages as links } from '../quotation-links/quotation-link-messages.ts';
import { obstacleFailures } from '../quotations/quotation-obstacles.ts';
import { threadMessages } from '../thread/thread-messages.ts';
import { stepsOf } from './cadence.ts';
import { dueFilters, dueFollowUp, followUpChange, type DueFollowUp } from './due-follow-up.ts';
import { dueMessages } from './due-messages.ts';
import { followUpMessages as say } from './follow-up-messages.ts';
import { followUp, followUpRequest, mailOptions } from './follow-up.ts';
import { hasSubject, newSalesCall } from './sales-call-entry.ts';

/** Who may send mails about quotations: the users whom the setting names, and holders of the right. */
export const maySend = ['Follow Up', 'Send Quotation'] as const;

/** The follow-ups as a file. */
const followUpCsv: CsvFile<DueFollowUp> = {
  fileName: 'follow_ups.csv',
  columns: [
    { heading: 'Due', text: (each) => dashedDate(each.nextOn), kind: 'dashedDate' },
    { heading: 'Number', text: (each) => each.number },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Contact', text: (each) => each.contactName },
    { heading: 'Phone', text: (each) => each.mobile },
    { heading: 'Amount', text: (each) => formatDecimal(each.totalAmount), kind: 'decimal' },
    { heading: 'Step', text: (each) => dueMessages.step(each.stage, stepsOf(each.cadence)) },
    { heading: 'Last Outcome', text: (each) => each.lastOutcome },
    { heading: 'Last Call', text: (each) => dashedDate(each.lastCallOn), kind: 'dashedDate' },
    { heading: 'Owner', text: (each) => each.owner },
  ],
};

const nextDateFailures = {
  NextDateOutOfRange: invalid('nextOn', dueMessages.nextDateOutOfRange),
  DealDecided: conflict(dueMessages.dealDecided),
};

/** Why any mail to a customer may not be sent. */
export const mailFailures = {
  AddressOfOther: invalid('email', say.addressOfOther),
  CopyOfOther: invalid('cc', say.addressOfOther),
  TemplateNotFound: notFound(mailTemplateMessages.notFound),
  FileOfOther: invalid('attachmentIds', say.fileOfOther),
  FilesTooLarge: invalid('attachmentIds', say.filesTooLarge),
  NoMailServer: conflict(say.noMailServer),
  NoSender: conflict(say.noSender),
  Unprintable: conflict(print.unprintable([], 0)),
  TooManyPdfs: tooMany(print.tooManyPdfs),
  Unreachable: conflict(say.unreachable),
  TooSlow: conflict(say.tooSlow),
  Insecure: conflict(say.insecure),
  LoginRefused: conflict(say.loginRefused),
  RecipientRefused: conflict(say.recipientRefused('the recipient')),
  SomeRefused: uncertain(say.someRefused('one of the recipients')),
  Refused: conflict(say.refused),
  Uncertain: uncertain(say.uncertain),
  OutboxFailed: conflict(say.outboxFailed),
};

export const followUpsOperations = {
  /** The deals that are followed up: those that may still be ordered, and open enquiries. Sorted by their next date, undated ones last. */
  GetFollowUpList: list({
    right: 'signed-in',
    row: dueFollowUp,
    sorts: ['nextOn', 'totalAmount', 'companyName'],
    /** `owner=None`: those whose owner has been deleted. */
    filters: { due: z.enum(dueFilters).optional(), ownerId: id.optional(), owner: z.literal('None').optional() },
    csv: followUpCsv,
  }),

  /** Changes when and by whom a deal is followed up. For holders of Add Follow Up and the owner of the deal. */
  UpdateFollowUp: write({
    right: 'signed-in',
    input: followUpChange,
    answer: changed('dealId'),
    failures: {
      DealNotFound: notFound(dealMessages.notFound),
      Forbidden: forbidden,
      ...nextDateFailures,
      OwnerUnknown: invalid('ownerId', threadMessages.userUnknown),
      ...versionConflict,
    },
  }),

  /** Adds a call to the sales calls, and sets the next date of its deal. */
  AddSalesCall: write({
    right: 'Add Follow Up',
    input: newSalesCall,
    rules: [hasSubject],
    answer: created('callId'),
    failures: {
      DealNotFound: notFound(dealMessages.notFound),
      CustomerUnknown: invalid('customerId', customerMessages.notFound),
      DealOfOther: invalid('customerId', dueMessages.dealOfOther),
      ContactUnknown: invalid('contactPersonId', customerMessages.unknownContact),
      MailUnknown: invalid('mailId', dueMessages.mailUnknown),
      ...nextDateFailures,
    },
  }),

  /** Takes back a call that the user has just entered, while its deal is as the call left it. */
  WithdrawSalesCall: write({
    right: 'Add Follow Up',
    input: body({ callId: id }),
    answer: changed('callId'),
    failures: { CallNotFound: notFound(dueMessages.callUnknown), CallSettled: conflict(dueMessages.callSettled) },
  }),

  /** The recipient of a follow-up of a quotation, and the mails so far, latest first. */
  GetFollowUp: read({
    right: maySend,
    input: body({ quotationId: id }),
    answer: rows(followUp),
    failures: { QuotationNotFound: notFound(quotationMessages.notFound) },
  }),

  /** What a user may choose for a mail about a quotation, or about its order: recipients, files, a link, and the template to begin with. */
  GetMailOptions: read({
    right: maySend,
    input: body({ quotationId: id.optional(), orderId: id.optional() }),
    answer: rows(mailOptions),
    failures: { QuotationNotFound: notFound(quotationMessages.notFound), OrderNotFound: notFound(orderMessages.notFound) },
  }),

  /** Sends a mail about a quotation: the follow-up letter to its contact person, or what the request chooses. */
  SendMailer: write({
    right: maySend,
    input: followUpRequest,
    answer: changed('mailId'),
    failures: {
      QuotationNotFound: notFound(quotationMessages.notFound),
      QuotationPending: conflict(say.obstacles.QuotationPending),
      QuotationVoid: conflict(say.obstacles.QuotationVoid),
      QuotationReplaced: obstacleFailures.QuotationReplaced,
      QuotationNotOpen: obstacleFailures.QuotationNotOpen,
      CustomerDiffers: invalid('clientId', say.customerDiffers),
      AddressMissing: invalid('email', say.addEmail),
      AddressDiffers: invalid('email', say.addressDiffers),
      LinkLeftOut: invalid('link', say.linkLeftOut),
      NoAddress: conflict(links.noAddress),
      NotShareable: conflict(links.notShareable),
      ExpiryOutOfRange: conflict(links.expiryOutOfRange),
      TooManyLinks: conflict(links.tooManyLinks),
      ...mailFailures,
    },
  }),
};
