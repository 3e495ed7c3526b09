import { today } from '../platform/today.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { LettersDigitsInput } from '../ui/inputs/LettersDigitsInput.tsx';
import { useDepartmentTypes } from '../ui/inputs/lookup-queries.ts';
import { LookupSelect } from '../ui/inputs/LookupSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { UserForm } from './user-form.ts';
import { fieldLabels as labels } from './user-labels.ts';

interface OfficialDetailsStepProps {
  readonly bind: Bind<UserForm>;
  /** The employee number of a saved user cannot change. */
  readonly isNew: boolean;
}

/** The first department is preselected for a new user. */
export function OfficialDetailsStep({ bind, isNew }: OfficialDetailsStepProps) {
  return (
    <FieldGrid>
      <Field name="empNumber" label={labels.empNumber} required span={8}>
        <LettersDigitsInput {...bind('empNumber')} maxLength={20} {...(!isNew && { disabled: true })} />
      </Field>
      <Field name="designation" label={labels.designation} required span={8}>
        <TextInput {...bind('designation')} maxLength={100} />
      </Field>
      <Field name="officeMobile" label={labels.officeMobile} required span={8}>
        <DigitsInput {...bind('officeMobile')} maxLength={10} prefix="+91" isMobile />
      </Field>
      <Field name="joinDate" label={labels.joinDate} required span={8}>
        <DateInput {...bind('joinDate')} latest={today()} isPickedOnly />
      </Field>
      <Field name="officeEmail" label={labels.officeEmail} required span={8}>
        <TextInput {...bind('officeEmail')} type="email" maxLength={254} />
      </Field>
      <Field name="department" label={labels.department} required span={8}>
        <LookupSelect list={useDepartmentTypes()} {...bind('department')} {...(isNew && { preselects: 'first' })} />
      </Field>
    </FieldGrid>
  );
}
