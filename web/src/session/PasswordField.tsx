import { useState } from 'react';
import { LoginField } from './LoginField.tsx';
import { PasswordToggle } from './PasswordToggle.tsx';

interface PasswordFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly message: string | undefined;
}

/** The password, hidden until the user shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <LoginField
      {...props}
      label="Password"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="off"
      spellCheck={false}
      suffix={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
    />
  );
}
