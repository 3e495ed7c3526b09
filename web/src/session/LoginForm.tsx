import { firstMessage, type FailedCheck } from '@vikray/contract/platform/check.ts';
import { mobileReader } from '@vikray/contract/platform/mobile-digits.ts';
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
import { PasswordToggle } from './PasswordToggle.tsx';

const complete = z.object(credentials);
const withCode = z.object({ ...credentials, code: enteredCode });

/**
 * Mobile number and password, and then a code for users with a second step. A fault is shown at its field, a refusal of the server under
 * the button.
 */
export function LoginForm() {
  const [mobile, setMobile] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<FailedCheck>();
  /** What is typed as code; undefined while the server asks for none. */
  const [code, setCode] = useState<string>();
  const hasEnded = useSessionHasEnded();
  const [readMobile] = useState(mobileReader);
  const mobileInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  useEffect(() => mobileInput.current?.focus(), []);
  useEffect(() => {
    if (!wrong) return;
    const input = wrong.field === 'mobile' ? mobileInput : wrong.field === 'code' ? codeInput : passwordInput;
    input.current?.focus();
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

  return (
    <form className="login-form" noValidate aria-labelledby="login-heading" onSubmit={(event) => void submit(event)}>
      <h1 id="login-heading">Log In</h1>
      {hasEnded && (
        <p className="login-ended" role="status">
          {say.ended}
        </p>
      )}
      <LoginField
        ref={mobileInput}
        label="Mobile Number"
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        prefix="+91"
        value={mobile}
        onText={changeMobile}
        message={wrong?.field === 'mobile' ? wrong.message : undefined}
      />
      {code === undefined ? (
        <LoginField
          ref={passwordInput}
          label="Password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
          value={password}
          onText={changePassword}
          message={wrong?.field === 'password' ? wrong.message : undefined}
          suffix={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
        />
      ) : (
        <LoginCode input={codeInput} code={code} onCode={setCode} message={wrong?.field === 'code' ? wrong.message : undefined} />
      )}
      <button type="submit" className="login-submit" aria-busy={isBusy} aria-disabled={isBusy}>
        Log In
      </button>
      {wrong?.field === '' && <p className="login-wrong">{wrong.message}</p>}
      <a href="/forgot-password.html">Forgot Password</a>
    </form>
  );
}
