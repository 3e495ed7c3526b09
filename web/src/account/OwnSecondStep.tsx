import { useState } from 'react';
import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import type { SecondStep } from '@vikray/contract/second-step/second-step.ts';
import { Button } from '../ui/controls/Button.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { refreshSecondStep, useSecondStep } from './account-queries.ts';
import { AccountSection } from './AccountSection.tsx';
import { EndSecondStep } from './EndSecondStep.tsx';
import { Loading } from './Loading.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { SetUpSecondStep } from './SetUpSecondStep.tsx';

type Open = 'set-up' | 'codes' | 'end';

/** The user's second step: whether it is on, and the dialogs that change it. */
export function OwnSecondStep() {
  const read = useSecondStep();
  const step = read.data?.[0];
  const [open, setOpen] = useState<Open>();

  function close(): void {
    setOpen(undefined);
    void refreshSecondStep();
  }

  return (
    <AccountSection
      title={say.title}
      hint={read.isPending ? <Loading>{say.off}</Loading> : step && <State step={step} />}
      actions={step?.isOn === 'Yes' && <StatusTag status="OK" />}
      isLoading={read.isPending}
    >
      <ReadFailure of={read} />
      {(read.isPending || step) && (
        <div className="account-actions">
          {step ? (
            <Actions step={step} onOpen={setOpen} />
          ) : (
            <Loading>
              <Button>{say.setUp}</Button>
            </Loading>
          )}
        </div>
      )}
      {open === 'set-up' && <SetUpSecondStep onClose={close} />}
      {open === 'codes' && <NewRecoveryCodes onClose={close} />}
      {open === 'end' && <EndSecondStep onClose={close} />}
    </AccountSection>
  );
}

function State({ step: { isOn, codesLeft } }: { readonly step: SecondStep }) {
  if (isOn === 'No') return say.off;
  return (
    <>
      {say.on} <span>{say.codesLeft(codesLeft)}</span>
    </>
  );
}

function Actions({ step, onOpen }: { readonly step: SecondStep; readonly onOpen: (open: Open) => void }) {
  if (step.isOn === 'No' && step.obstacle !== '') return <p className="account-hint">{step.obstacle}</p>;
  if (step.isOn === 'No') {
    return (
      <Button look="filled" onClick={() => onOpen('set-up')}>
        {say.setUp}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => onOpen('codes')}>{say.newCodes}</Button>
      <Button onClick={() => onOpen('end')}>{say.end}</Button>
    </>
  );
}
