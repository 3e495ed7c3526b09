import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { mobileReader } from '@vikray/contract/platform/typed-numbers.ts';
import { enteredCode } from '@vikray/contract/second-step/second-step.ts';
import { sessionMessages as say } from '@vikray/contract/session/session-messages.ts';
import { credentials } from '@vikray/contract/session/session-operations.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import * as z from 'zod';
import { CallFailure, saidSentence } from '../platform/call-failure.ts';
import { useSessionHasEnded } from '../platform/ended-session.ts';
import { notify } from '../platform/notify.tsx';
import { logIn } from '../platform/session.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { LoginCode } from './LoginCode.tsx';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';

const complete = z.object(credentials);
const withCode = z.object({ ...credentials, code: enteredCode });

/**
 * Mobile number and password, and then a code for users with a second step. A fault is shown at its field, a refusal of the server under
 * the button.
 */
export function LoginForm() {
  const [mobile, setMobile] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<FailedCheck>();
  /** What is typed as code; undefined while the server asks for none. */
  const [code, setCode] = useState<string>();
  const hasEnded = useSessionHasEnded();
  const [readMobile] = useState(mobileReader);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => focusField(form.current, 'mobile'), []);
  useEffect(() => {
    if (wrong) focusField(form.current, wrong.field || 'password');
  }, [wrong]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const found = firstMessage({ mobile, password, ...(code !== undefined && { code }) }, code === undefined ? complete : withCode);
    setWrong(found);
    if (found) return;
    setBusy(true);
    try {
      await logIn(mobile, password, code);
    } catch (failure) {
      refuse(failure);
    } finally {
      setBusy(false);
    }
  }

  function refuse(failure: unknown): void {
    const refusal = failure instanceof CallFailure ? failure : undefined;
    if (refusal?.code === 'CodeNeeded') return setCode('');
    const message = saidSentence(failure);
    const field = refusal?.field === 'code' ? 'code' : '';
    setWrong({ field, message });
    if (field === '') setCode(undefined);
    notify.refusal(message);
  }

  function changeMobile(text: string): void {
    setMobile(readMobile(text));
    // Another user may have no second step.
    setCode(undefined);
  }

  function changePassword(text: string): void {
    setPassword(text);
    // Preloads the shell while the user is still typing.
    void shellRoute.options.component?.preload?.();
  }

  const messageAt = (field: string) => (wrong?.field === field ? wrong.message : undefined);

  return (
    <form ref={form} className="login-form" noValidate aria-labelledby="login-heading" onSubmit={(event) => void submit(event)}>
      <h1 id="login-heading">Log In</h1>
      {hasEnded && (
        <p className="login-ended" role="status">
          {say.ended}
        </p>
      )}
      <LoginField
        label="Mobile Number"
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        prefix="+91"
        value={mobile}
        onText={changeMobile}
        message={messageAt('mobile')}
      />
      {code === undefined ? (
        <PasswordField value={password} onText={changePassword} message={messageAt('password')} />
      ) : (
        <LoginCode code={code} onCode={setCode} message={messageAt('code')} />
      )}
      <button type="submit" className="login-submit" aria-busy={isBusy} aria-disabled={isBusy}>
        Log In
      </button>
      {wrong?.field === '' && <p className="login-wrong">{wrong.message}</p>}
      <a href="/forgot-password.html">Forgot Password</a>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
