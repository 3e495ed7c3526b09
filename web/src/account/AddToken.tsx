import { apiTokenMessages as say } from '@vikray/contract/api-tokens/api-token-messages.ts';
import {
  latestTokenExpiry,
  newTokenDetails,
  presetTokenExpiry,
  rightsOfChosen,
  tokenScopes,
  type TokenScope,
} from '@vikray/contract/api-tokens/api-token.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import { rightNames, type RightName } from '@vikray/contract/platform/rights.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { useRights } from '../platform/rights.ts';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { ChoiceRadio } from '../ui/inputs/ChoiceRadio.tsx';
import { ChoicesSelect } from '../ui/inputs/ChoicesSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { refreshTokens } from './account-queries.ts';
import { MadeToken } from './MadeToken.tsx';

interface TokenForm {
  readonly name: string;
  readonly scope: TokenScope;
  readonly rights: readonly RightName[];
  readonly expiresOn: string | undefined;
}

const scopeWords = tokenScopes.map((scope) => say.scopes[scope]);

/** Makes a token, and shows it once. */
export function AddToken({ onClose }: { readonly onClose: () => void }) {
  const rights = useRights();
  const [blank] = useState((): TokenForm => ({ name: '', scope: 'Read', rights: [], expiresOn: presetTokenExpiry(today()) }));
  const [form, setForm] = useState(blank);
  const [made, setMade] = useState<string>();
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const adding = useSubmit('AddApiToken');
  const input = { ...form, rights: form.scope === 'Chosen' ? [...form.rights] : [] };

  async function send(): Promise<void> {
    const added = await adding.send(form, () => input);
    if (!added) return;
    void refreshTokens();
    const token = added[0]?.token;
    if (token !== undefined) return setMade(token);
    notify.warning(say.notShown);
    onClose();
  }

  if (made !== undefined) return <MadeToken token={made} onClose={onClose} />;
  return (
    <FormModal
      title={say.addTitle}
      submitLabel={say.add}
      check={() => firstMessage(input, newTokenDetails, rightsOfChosen)}
      fields={Object.keys(form)}
      refusal={adding.refusalOf(form)}
      isBusy={adding.isBusy}
      isChanged={form !== blank}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field name="name" label={say.name} required hint={say.nameHint}>
        <TextInput {...bind('name')} maxLength={100} />
      </Field>
      <Field name="expiresOn" label={say.lastDay} required>
        <DateInput {...bind('expiresOn')} earliest={today()} latest={latestTokenExpiry(today())} />
      </Field>
      <Field name="scope" label={say.scope} required span={24} hint={say.scopeHints[form.scope]}>
        <ChoiceRadio
          choices={scopeWords}
          value={say.scopes[form.scope]}
          onChange={(words) => setForm({ ...form, scope: tokenScopes.find((scope) => say.scopes[scope] === words) ?? 'Read' })}
        />
      </Field>
      {form.scope === 'Chosen' && (
        <Field name="rights" label={say.rights} required span={24}>
          <ChoicesSelect {...bind('rights')} choices={rightNames.filter((right) => rights.has(right))} />
        </Field>
      )}
    </FormModal>
  );
}
