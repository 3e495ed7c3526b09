import { useState } from 'react';
import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { notify } from '../platform/notify.tsx';
import { QrCode } from '../ui/controls/QrCode.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { refreshSecondStep } from './account-queries.ts';

/** The key of the app, as the server answers it once. */
export interface StartedSecondStep {
  readonly secret: string;
  readonly address: string;
}

interface EnterCodeProps {
  readonly started: StartedSecondStep;
  readonly onCodes: (codes: readonly string[] | undefined) => void;
  readonly onClose: () => void;
}

/** Shows the key as a QR code and as text, and asks for the first code. The QR code is drawn here: the key reaches no other server. */
export function EnterCode({ started: { secret, address }, onCodes, onClose }: EnterCodeProps) {
  const [code, setCode] = useState('');
  const confirm = useSubmit('ConfirmSecondStep');
  const form = { code };

  async function send(): Promise<void> {
    const answer = await confirm.send(form, () => form);
    if (!answer) return;
    notify.success(say.turnedOn);
    // The user may leave the page while it still shows the recovery codes.
    void refreshSecondStep();
    onCodes(answer[0]?.codes);
  }

  return (
    <FormModal
      title={say.title}
      submitLabel={say.turnOn}
      closeLabel="Cancel"
      check={() => (code.length === 6 ? undefined : { field: 'code', message: say.enterCode })}
      fields={['code']}
      refusal={confirm.refusalOf(form)}
      isBusy={confirm.isBusy}
      isChanged={code !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="account-qr">
        <p>{say.scan}</p>
        <div role="img" aria-label={say.qrLabel}>
          <QrCode value={address} size={176} />
        </div>
        <p className="account-hint">{say.typeKey}</p>
        <code>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </div>
      <Field name="code" label="Code" required>
        <DigitsInput value={code} onChange={setCode} maxLength={6} />
      </Field>
    </FormModal>
  );
}
