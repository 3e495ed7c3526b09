import { useId, type ComponentProps, type ReactNode } from 'react';

interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'onChange'> {
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly message: string | undefined;
  readonly prefix?: string;
  readonly suffix?: ReactNode;
}

/** A labelled field of the login form. Screen readers announce its message with the field, because the focus moves there. */
export function LoginField({ label, onText, message, prefix, suffix, ...input }: LoginFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-box" data-wrong={message !== undefined}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          {...input}
          id={id}
          onChange={(event) => onText(event.target.value)}
          aria-invalid={message !== undefined}
          aria-describedby={message === undefined ? undefined : messageId}
        />
        {suffix}
      </div>
      {message !== undefined && (
        <p className="login-wrong" id={messageId}>
          {message}
        </p>
      )}
    </div>
  );
}
