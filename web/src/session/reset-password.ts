/** The form behind a link for a forgotten password. The token is in the fragment, which no server sees. Opening the page does nothing. */
import { passwordMessages as say } from '@vikray/contract/users/password-messages.ts';
import { runForm } from './static-form.ts';

const textOf = (entries: FormData, name: string) => String(entries.get(name) ?? '');

runForm('set-password', {
  check(entries) {
    if (textOf(entries, 'password') === '') return say.enterNew;
    if (textOf(entries, 'confirmation') === '') return say.reenter;
    return textOf(entries, 'password') === textOf(entries, 'confirmation') ? undefined : say.newDoNotMatch;
  },
  operation: 'ResetPassword',
  bodyOf: (entries) => ({ token: location.hash.slice(1), newpassword: textOf(entries, 'password') }),
  onDone(form) {
    form.reset();
    for (const element of form.querySelectorAll('label, input, button')) element.remove();
    history.replaceState(null, '', location.pathname);
  },
});
