import { useId } from 'react';
import { messages } from '@vikray/contract/platform/messages.ts';
import * as z from 'zod';
import { Checkbox } from '../controls/Checkbox.tsx';
import { useFailureAt } from '../field/form-failure.tsx';

/** The last check of a wizard: the disclaimer must be ticked. */
export const disclaimerTicked = z.object({ disclaimer: z.literal(true, { error: messages.agreeToDisclaimer }) });

interface CheckedDisclaimerProps {
  readonly value: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** The box to tick before a wizard is submitted; the form's field `disclaimer`. */
export function CheckedDisclaimer({ value, onChange }: CheckedDisclaimerProps) {
  const message = useFailureAt('disclaimer')?.message;
  const messageId = useId();
  return (
    <div className="disclaimer">
      <Checkbox
        checked={value}
        onChange={onChange}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? messageId : undefined}
      >
        {messages.disclaimer}
      </Checkbox>
      {message && (
        <p className="field-message" id={messageId} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
