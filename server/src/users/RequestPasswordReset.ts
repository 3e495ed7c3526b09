import { digits } from '@vikray/contract/platform/fields.ts';
import { passwordResetMessages as say } from '@vikray/contract/users/password-reset-messages.ts';
import { visitorHandler } from '../platform/handler.ts';
import { networkOf } from '../platform/http/requests/network.ts';
import { addRequest, countRequests, withdrawRequest } from './password-reset-store.ts';

const mostOfNetwork = 20;
const mobileNumber = digits(10, 10);

/** Only stores the request. A job looks up the number and mails the link, so the time of the answer reveals nothing. */
export const RequestPasswordReset = visitorHandler('RequestPasswordReset', async ({ db, input, now, visit, settings, fail }) => {
  if (!settings.publicUrl || !settings.mail.transport) throw fail('NotSetUp');
  const network = networkOf(visit.address);
  if ((await countRequests(db, 'network', network, now)) >= mostOfNetwork) throw fail('TooManyRequests');
  const mobile = input.mobile.replaceAll(/\s/g, '');
  const id = await addRequest(db, mobileNumber.test(mobile) ? mobile : '', network, now);
  // Of many requests at once, each counts those before it, so that no more than the limit remain.
  if ((await countRequests(db, 'network', network, now, id)) >= mostOfNetwork) {
    await withdrawRequest(db, id);
    throw fail('TooManyRequests');
  }
  return say.sent;
});
