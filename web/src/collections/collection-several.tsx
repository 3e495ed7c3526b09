import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { encodedInput } from '../platform/call.ts';
import { PageLink } from '../ui/page/PageLink.tsx';
import type { NamedRows, SeveralAction } from '../ui/several/several-action.ts';

/** How a customer is named where several are. */
export const namedDebtors: NamedRows<OutstandingRow> = {
  idOf: ({ customerId }) => customerId,
  nameOf: ({ companyName }) => companyName,
  linkOf: ({ customerId, companyName }) => (
    <PageLink page="viewcustomer" search={{ id: customerId }}>
      {companyName}
    </PageLink>
  ),
};

/** The first reminder to several customers, with the statement of each. */
export function remindSeveral(templateId: number): SeveralAction<OutstandingRow> {
  return {
    operation: 'SendReminder',
    label: say.remind,
    done: say.remindedSeveral,
    fits: ({ email = '', noReminders }) => email !== '' && noReminders !== 'Yes',
    question: ({ length }) => say.remindQuestion(length),
    bodyOf: ({ customerId, companyId = 0, email = '' }) =>
      encodedInput('SendReminder', { customerId, companyId, templateId, email, attach: 'Statement' }),
  };
}
