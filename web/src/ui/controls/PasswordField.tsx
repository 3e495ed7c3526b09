import { useState, type ComponentProps } from 'react';
import { EyeIcon } from '../icons/EyeIcon.tsx';
import { EyeInvisibleIcon } from '../icons/EyeInvisibleIcon.tsx';
import { TextField } from './TextField.tsx';

/** A password, hidden until its eye is pressed. */
export function PasswordField(input: Omit<ComponentProps<typeof TextField>, 'type' | 'prefix' | 'suffix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...input}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="text-field-button"
          aria-label={isShown ? 'Hide Password' : 'Show Password'}
          disabled={input.disabled}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeIcon /> : <EyeInvisibleIcon />}
        </button>
      }
    />
  );
}
