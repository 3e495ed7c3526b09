/** The form behind a link for a forgotten password. The token is in the fragment, which no server sees. Opening the page does nothing. */
import { passwordMessages as say } from '@vikray/contract/users/password-messages.ts';
import { entryOf, removeRules, runForm } from './static-form.ts';

runForm('set-password', {
  check(entries) {
    if (entryOf(entries, 'password') === '') return say.enterNew;
    if (entryOf(entries, 'confirmation') === '') return say.reenter;
    return entryOf(entries, 'password') === entryOf(entries, 'confirmation') ? undefined : say.newDoNotMatch;
  },
  operation: 'ResetPassword',
  bodyOf: (entries) => ({ token: location.hash.slice(1), newpassword: entryOf(entries, 'password') }),
  onDone(form) {
    form.reset();
    for (const element of form.querySelectorAll('label, input, button')) element.remove();
    removeRules();
    history.replaceState(null, '', location.pathname);
  },
});
