import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { LoginField } from './LoginField.tsx';

interface LoginCodeProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly message: string | undefined;
}

/** The code of the second step, in place of the password. A telephone shows digits, or letters for a recovery code. */
export function LoginCode({ code, onCode, message }: LoginCodeProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [isRecovery]);

  return (
    <>
      <p className="login-code-hint">{isRecovery ? say.enterRecoveryCode : say.openApp}</p>
      <LoginField
        ref={input}
        label={isRecovery ? 'Recovery Code' : 'Code'}
        name="code"
        type="text"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        value={code}
        onText={onCode}
        message={message}
      />
      <button type="button" className="login-code-other" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? say.byApp : say.byRecoveryCode}
      </button>
    </>
  );
}
