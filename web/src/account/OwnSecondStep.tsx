import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import type { SecondStep } from '@vikray/contract/second-step/second-step.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { refreshSecondStep, useSecondStep } from './account-queries.ts';
import { AccountSection } from './AccountSection.tsx';
import { EndSecondStep } from './EndSecondStep.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { SetUpSecondStep } from './SetUpSecondStep.tsx';

type Open = 'set-up' | 'codes' | 'end';

/** The user's second step: whether it is on, and the dialogs that change it. */
export function OwnSecondStep() {
  const step = useSecondStep();
  const [open, setOpen] = useState<Open>();

  function close(): void {
    setOpen(undefined);
    void refreshSecondStep();
  }

  return (
    <AccountSection
      title={say.title}
      hint={step && (step.isOn === 'Yes' ? say.on : say.off)}
      actions={step?.isOn === 'Yes' && <StatusTag status="OK" />}
    >
      {step && <Actions step={step} onOpen={setOpen} />}
      {open === 'set-up' && <SetUpSecondStep onClose={close} />}
      {open === 'codes' && <NewRecoveryCodes onClose={close} />}
      {open === 'end' && <EndSecondStep onClose={close} />}
    </AccountSection>
  );
}

function Actions({ step, onOpen }: { readonly step: SecondStep; readonly onOpen: (open: Open) => void }) {
  if (step.isOn === 'No' && step.obstacle !== '') return <p className="account-hint">{step.obstacle}</p>;
  if (step.isOn === 'No') {
    return (
      <div className="account-actions">
        <Button type="primary" onClick={() => onOpen('set-up')}>
          {say.setUp}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p>{say.codesLeft(step.codesLeft)}</p>
      <div className="account-actions">
        <Button onClick={() => onOpen('codes')}>{say.newCodes}</Button>
        <Button onClick={() => onOpen('end')}>{say.end}</Button>
      </div>
    </>
  );
}
