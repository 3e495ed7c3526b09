/**
 * Laws of collections. A promise is a call with a day and an amount; whether it is kept follows from the receipts and is nowhere stored
 * (PAY-18). A reminder is one mail to a customer, by a person's press, never one for each bill. The server looks again just before the mail
 * leaves: whoever has paid since is not reminded (PAY-19).
 */
import { changed, created, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { body } from '../platform/wire.ts';
import { mailFailures } from '../follow-ups/follow-ups-operations.ts';
import { moneyMessages } from '../money/money-messages.ts';
import { collectionMessages as say } from './collection-messages.ts';
import { collection, newCollectionCall, newReminder, promiseRules } from './collection.ts';

const accountFailures = {
  CustomerUnknown: invalid('customerId', moneyMessages.selectCustomer),
  CompanyUnknown: invalid('companyId', moneyMessages.selectCompany),
  NotKept: conflict(moneyMessages.notKept, 'companyId'),
};

/** The operations of the collections, by name. */
export const collectionsOperations = {
  /** Whom to call about money, what came of the last calls, and what a reminder would say. */
  GetCollection: read({
    right: ['View Outstanding', 'Add Collection Call'],
    input: body({ customerId: id, companyId: id }),
    answer: rows(collection),
    failures: { AccountNotFound: notFound(moneyMessages.customerNotFound) },
  }),

  /** Records a call about money. It is a sales call as every other. */
  AddCollectionCall: write({
    right: 'Add Collection Call',
    input: newCollectionCall,
    rules: promiseRules,
    answer: created('callId'),
    failures: {
      ...accountFailures,
      PromiseOutOfRange: invalid('promisedOn', say.incompletePromise),
      NextDateOutOfRange: invalid('nextOn', say.nextDateOutOfRange),
    },
  }),

  /** Reminds a customer by mail of everything that is overdue. */
  SendReminder: write({
    right: 'Add Collection Call',
    input: newReminder,
    answer: changed('reminderId'),
    failures: {
      ...accountFailures,
      NothingOverdue: conflict(say.nothingOverdue),
      NotToBeReminded: conflict(say.notToBeReminded),
      LinkInReminder: invalid('text', say.noLink),
      NoBillIssued: conflict(say.noBillIssued, 'attach'),
      TooManyBills: conflict(say.tooManyBills, 'attach'),
      ...mailFailures,
    },
  }),
};
