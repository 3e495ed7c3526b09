import { lookupName, type OfficeList } from '@vikray/contract/lookups/lookup.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { useState } from 'react';
import * as z from 'zod';
import { notify } from '../platform/notify.tsx';
import { refresh } from '../platform/queries.ts';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';

const checked = z.object(lookupName);

interface EntryModalProps {
  readonly list: OfficeList;
  /** The entry to rename; a new one without a number. */
  readonly entry: { readonly lookupId?: number; readonly name: string };
  readonly onClose: () => void;
}

/** Asks for the name of a new entry, or for another name of one. */
export function EntryModal({ list, entry: { lookupId, name: before }, onClose }: EntryModalProps) {
  const [name, setName] = useState(before);
  const [add, rename] = [useSubmit('AddLookup'), useSubmit('RenameLookup')];
  const isNew = lookupId === undefined;

  async function submit(): Promise<void> {
    const answer = isNew ? await add.send({ name }, () => ({ list, name })) : await rename.send({ name }, () => ({ list, lookupId, name }));
    // Also when refused: someone may have added the same name.
    void refresh('GetIndustry', 'GetCompanyType', 'GetProductCategory', 'GetDepartmentType', 'GetLostReason');
    if (!answer) return;
    notify.success(say.entrySaved(name.trim()));
    onClose();
  }

  return (
    <FormModal
      title={isNew ? say.addTo(list) : say.rename(before)}
      submitLabel={isNew ? 'Add' : 'Rename'}
      check={() => firstMessage({ name }, checked)}
      fields={['name']}
      refusal={add.refusalOf({ name }) ?? rename.refusalOf({ name })}
      isBusy={add.isBusy || rename.isBusy}
      isChanged={name !== before}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="name" label="Name" required>
        <TextInput value={name} onChange={setName} maxLength={100} />
      </Field>
    </FormModal>
  );
}
