import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { loginDetails, officialDetails, personalDetails, residence } from '@vikray/contract/users/user.ts';
import type { StoredPlace } from '../ui/forms/address.ts';
import { AddressFields } from '../ui/forms/AddressFields.tsx';
import { binder } from '../ui/forms/bind.ts';
import { Note } from '../ui/page/Note.tsx';
import type { WizardStep } from '../ui/forms/wizard-steps.ts';
import { LoginDetailsStep } from './LoginDetailsStep.tsx';
import { OfficialDetailsStep } from './OfficialDetailsStep.tsx';
import { PersonalDetailsStep } from './PersonalDetailsStep.tsx';
import { loginFailure, officialFailure, personalFailure, residenceFailure } from './user-checks.ts';
import type { Masks } from './use-masks.tsx';
import type { UserForm } from './user-form.ts';

interface UserStepsFacts {
  readonly form: UserForm;
  readonly change: (changed: Partial<UserForm>) => void;
  /** The place as saved; absent for a new user. */
  readonly stored?: StoredPlace;
  /** A new user enters an employee number and a password. */
  readonly isNew?: boolean;
  readonly isLocked?: boolean;
  /** Whether the change needs the user's own password. */
  readonly asksPassword?: boolean;
  /** Whether the private fields are shown, too. */
  readonly showsPrivate?: boolean;
  /** The masked values of a saved user. */
  readonly masks?: Masks;
}

/** The four steps of a new or saved user. */
export function userSteps({
  form,
  change,
  stored,
  isNew = false,
  isLocked = false,
  asksPassword = false,
  showsPrivate = true,
  masks,
}: UserStepsFacts): WizardStep[] {
  const bind = binder(form, change);
  return [
    {
      title: 'Personal Details',
      fields: ['photo', ...Object.keys(personalDetails)],
      check: () => personalFailure(form),
      body: <PersonalDetailsStep bind={bind} photo={form.photo} showsPrivate={showsPrivate} masks={masks} />,
    },
    {
      title: 'Official Details',
      fields: Object.keys(officialDetails),
      check: () => officialFailure(form),
      body: <OfficialDetailsStep bind={bind} isNew={isNew} />,
    },
    {
      title: 'Address Details',
      fields: Object.keys(residence),
      check: () => residenceFailure(form),
      body: showsPrivate ? (
        <AddressFields value={form} onChange={change} stored={stored} />
      ) : (
        <Note kind="info" title={say.privateHidden} />
      ),
    },
    {
      title: 'Login Details',
      fields: [...Object.keys(loginDetails), 'password', 'confirmation', 'ownPassword', 'disclaimer'],
      check: () => loginFailure(form, { isNew, asksPassword }),
      body: <LoginDetailsStep form={form} bind={bind} isNew={isNew} isLocked={isLocked} asksPassword={asksPassword} />,
    },
  ];
}
