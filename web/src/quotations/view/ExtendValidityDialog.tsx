import { useNavigate } from '@tanstack/react-router';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { date, slashedDate } from '@vikray/contract/platform/dates.ts';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { possibleExtension } from '@vikray/contract/quotations/validity-extension.ts';
import { useState } from 'react';
import * as z from 'zod';
import { notify } from '../../platform/notify.tsx';
import { today } from '../../platform/today.ts';
import { Field } from '../../ui/field/Field.tsx';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { refreshQuotations } from '../quotation-queries.ts';
import { useExtension } from './use-extension.ts';

interface ExtendValidityDialogProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

const extension = z.object({ validUntil: date(say.selectValidity) });

/** Asks until when a quotation is to be valid. */
export function ExtendValidityDialog({ quotation, onClose }: ExtendValidityDialogProps) {
  const navigate = useNavigate();
  const [validUntil, setValidUntil] = useState<string>();
  const { isRevision, extend, isBusy, refusalOf } = useExtension(quotation);

  async function submit(): Promise<void> {
    if (validUntil === undefined) return;
    const extended = await extend(validUntil);
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
    if (!extended) return;
    const words = isRevision ? say.extendedByRevision : say.extended;
    notify.success(words(slashedDate(validUntil)), { about: extended.number });
    onClose();
    if (isRevision) void navigate({ to: '/viewquotation', search: { id: extended.quotationId } });
  }

  return (
    <FormModal
      title={say.extend}
      submitLabel={say.extend}
      closeLabel="Cancel"
      check={() => firstMessage({ validUntil }, extension)}
      fields={['validUntil']}
      refusal={refusalOf(validUntil)}
      isBusy={isBusy}
      isChanged={validUntil !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="validUntil" label={say.validUntil} required hint={isRevision ? say.becomesRevision : undefined}>
        <DateInput value={validUntil} onChange={setValidUntil} {...possibleExtension(quotation, today())} />
      </Field>
    </FormModal>
  );
}
