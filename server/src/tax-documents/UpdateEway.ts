import { ewayFault } from '@vikray/contract/consignments/portal-answers.ts';
import { taxDocumentMessages } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { changeConsignment, changeOf, consignmentToChange } from '../consignments/public.ts';
import { handler } from '../platform/handler.ts';

export const UpdateEway = handler('UpdateEway', async ({ db, input, user, now, fail, record }) => {
  const { ewayNumber } = input;
  const fault = ewayFault(input);
  if (fault) throw fail(fault);
  const before = await consignmentToChange({ db, input, fail });
  const hasNumber = ewayNumber !== '';
  const change = {
    eway_number: ewayNumber,
    eway_on: hasNumber ? (input.ewayDate ?? '') : '',
    eway_valid_until: hasNumber ? (input.validUntil ?? '') : '',
    eway_outdated: 0,
  };
  if (!(await changeConsignment(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
  record(await changeOf(db, before, taxDocumentMessages.history.eway(before.number, ewayNumber)));
  return [{ consignmentId: before.consignmentId }];
});
