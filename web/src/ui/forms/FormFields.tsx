import type { ReactNode } from 'react';
import { FormFailure } from '../field/form-failure.tsx';
import { ReadsOfForm } from '../field/proposal-reads.ts';
import type { useWizardSteps } from './wizard-steps.ts';

interface FormFieldsProps {
  readonly of: Pick<ReturnType<typeof useWizardSteps>, 'shown' | 'reads'>;
  readonly children: ReactNode;
}

/** The fields of a form: they show what is to be corrected, and let the form wait for what they propose. */
export function FormFields({ of: { shown, reads }, children }: FormFieldsProps) {
  return (
    <ReadsOfForm value={reads}>
      <FormFailure failure={shown}>{children}</FormFailure>
    </ReadsOfForm>
  );
}
