import { id } from '../platform/fields.ts';
import { changed, conflict, invalid, notFound, read, rows, tooMany, uncertain, write } from '../platform/operation.ts';
import { body } from '../platform/wire.ts';
import { printingMessages as print } from '../printing/printing-messages.ts';
import { quotationMessages } from '../quotations/quotation-messages.ts';
import { obstacleFailures } from '../quotations/quotation-obstacles.ts';
import { followUpMessages as say } from './follow-up-messages.ts';
import { followUp, followUpRequest } from './follow-up.ts';

export const followUpsOperations = {
  /** The recipient of a follow-up of a quotation, and the mails so far, latest first. */
  GetFollowUp: read({
    right: 'Follow Up',
    input: body({ quotationId: id }),
    answer: rows(followUp),
    failures: { QuotationNotFound: notFound(quotationMessages.notFound) },
  }),

  /** Sends the follow-up letter of a quotation to its contact person. */
  SendMailer: write({
    right: 'Follow Up',
    input: followUpRequest,
    answer: changed('mailId'),
    failures: {
      QuotationNotFound: notFound(quotationMessages.notFound),
      QuotationPending: conflict(say.obstacles.QuotationPending),
      QuotationVoid: conflict(say.obstacles.QuotationVoid),
      QuotationReplaced: obstacleFailures.QuotationReplaced,
      CustomerDiffers: invalid('clientId', say.customerDiffers),
      AddressMissing: invalid('email', say.addEmail),
      AddressDiffers: invalid('email', say.addressDiffers),
      NoMailServer: conflict(say.noMailServer),
      NoSender: conflict(say.noSender),
      Unprintable: conflict(print.unprintable([], 0)),
      TooManyPdfs: tooMany(print.tooManyPdfs),
      Unreachable: conflict(say.unreachable),
      TooSlow: conflict(say.tooSlow),
      Insecure: conflict(say.insecure),
      LoginRefused: conflict(say.loginRefused),
      RecipientRefused: conflict(say.recipientRefused('the recipient')),
      Refused: conflict(say.refused),
      Uncertain: uncertain(say.uncertain),
      OutboxFailed: conflict(say.outboxFailed),
    },
  }),
};
