import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { maritalStatuses } from '@vikray/contract/users/private-details.ts';
import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import { today } from '../platform/today.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { FormSection } from '../ui/forms/FormSheet.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { ImageInput } from '../ui/inputs/ImageInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { FaceDrawing } from '../ui/page/FaceDrawing.tsx';
import { Note } from '../ui/page/Note.tsx';
import './personal-details.css';
import { BankFields, DocumentFields } from './PrivateFields.tsx';
import type { Masks } from './use-masks.tsx';
import type { UserForm } from './user-form.ts';
import { fieldLabels as labels } from './user-labels.ts';

interface PersonalDetailsStepProps {
  readonly bind: Bind<UserForm>;
  /** The address of the stored picture; blank for none. */
  readonly photo: string;
  readonly showsPrivate: boolean;
  /** The masked values of a saved user. */
  readonly masks: Masks | undefined;
}

/** Less than 300 kb, as the message says. */
const maxImageBytes = 300 * 1024 - 1;

export function PersonalDetailsStep({ bind, photo, showsPrivate, masks }: PersonalDetailsStepProps) {
  return (
    <div className="personal-details">
      <ImageInput
        name="photo"
        label={labels.photo}
        {...bind('image')}
        stored={photo}
        placeholder={<FaceDrawing className="picture-face" />}
        maxBytes={maxImageBytes}
        tooLarge={imageMessages.tooLarge.User}
        hint={say.imageHint}
      />
      <div className="personal-fields">
        <PersonFields bind={bind} showsPrivate={showsPrivate} />
        {showsPrivate ? (
          <>
            <FormSection title="Documents">
              <DocumentFields bind={bind} masks={masks} />
            </FormSection>
            <FormSection title="Bank Details">
              <BankFields bind={bind} masks={masks} />
            </FormSection>
          </>
        ) : (
          <Note kind="info" title={say.privateHidden} />
        )}
      </div>
    </div>
  );
}

function PersonFields({ bind, showsPrivate }: Pick<PersonalDetailsStepProps, 'bind' | 'showsPrivate'>) {
  return (
    <FieldGrid>
      <Field name="name" label={labels.name} required span={showsPrivate ? 8 : 24}>
        <TextInput {...bind('name')} maxLength={120} />
      </Field>
      {showsPrivate && (
        <>
          <Field name="birthDate" label={labels.birthDate} required span={8}>
            <DateInput {...bind('birthDate')} latest={today()} isPickedOnly />
          </Field>
          <Field name="maritalStatus" label={labels.maritalStatus} required span={8}>
            <ChoiceSelect choices={maritalStatuses} {...bind('maritalStatus')} />
          </Field>
          <Field name="personalPhone" label={labels.personalPhone} span={8}>
            <DigitsInput {...bind('personalPhone')} maxLength={15} isPhone />
          </Field>
          <Field name="personalEmail" label={labels.personalEmail} required span={8}>
            <TextInput {...bind('personalEmail')} type="email" maxLength={254} />
          </Field>
          <Field name="personalMobile" label={labels.personalMobile} required span={8}>
            <DigitsInput {...bind('personalMobile')} maxLength={10} prefix="+91" isMobile />
          </Field>
          <Field name="anniversary" label={labels.anniversary} span={8}>
            <DateInput {...bind('anniversary')} latest={today()} isPickedOnly />
          </Field>
        </>
      )}
    </FieldGrid>
  );
}
