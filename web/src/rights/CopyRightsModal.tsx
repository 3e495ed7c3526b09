import { firstMessage } from '@vikray/contract/platform/check.ts';
import { requiredId } from '@vikray/contract/platform/fields.ts';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { useState } from 'react';
import * as z from 'zod';
import { failureSentence } from '../platform/call-failure.ts';
import { notify } from '../platform/notify.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { formOf, type RightsForm } from './rights-form.ts';
import { readRightsOf, useUserSearch } from './rights-queries.ts';

const chosen = z.object({ from: requiredId(say.chooseUser) });

interface CopyRightsModalProps {
  /** Fills the matrix without saving. */
  readonly onCopy: (form: RightsForm) => void;
  readonly onClose: () => void;
}

/** Copies the rights of another user as a starting point. */
export function CopyRightsModal({ onCopy, onClose }: CopyRightsModalProps) {
  const [from, setFrom] = useState<Choice>();
  const [isBusy, setIsBusy] = useState(false);

  async function copy({ value, label }: Choice): Promise<void> {
    setIsBusy(true);
    try {
      onCopy(formOf(await readRightsOf(value)));
      notify.success(say.copied(label));
      onClose();
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <FormModal
      title="Copy Rights"
      submitLabel="Copy"
      check={() => firstMessage({ from: from?.value }, chosen)}
      fields={['from']}
      isBusy={isBusy}
      isChanged={from !== undefined}
      onSubmit={() => {
        if (from) void copy(from);
      }}
      onClose={onClose}
    >
      <Field name="from" label="Copy from" required>
        <SearchSelect search={useUserSearch()} choiceOf={userChoice} value={from} onChange={setFrom} />
      </Field>
    </FormModal>
  );
}

function userChoice({ userId, name, designation, empNumber }: UserName): Choice {
  return { value: userId, label: name, detail: [designation, empNumber].filter(Boolean).join(' · ') };
}
