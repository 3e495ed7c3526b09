/** The form of the page about a forgotten password. The server says in the page whether it can mail links. */
import { sessionMessages as say } from '@vikray/contract/session/session-messages.ts';
import { entryOf, removeRules, runForm } from './static-form.ts';

const form = document.getElementById('send-link');
if (form && document.body.dataset['reset'] === 'on') form.hidden = false;

const textOf = (entries: FormData) => entryOf(entries, 'mobile').replace(/^\s*\+91|\s/g, '');

runForm('send-link', {
  check: (entries) => (textOf(entries) === '' ? say.enterMobile : undefined),
  operation: 'RequestPasswordReset',
  bodyOf: (entries) => ({ mobile: textOf(entries) }),
  onDone(shown) {
    shown.reset();
    removeRules();
  },
});
