import { useNavigate } from '@tanstack/react-router';
import { enquiryMessages as say } from '@vikray/contract/enquiries/enquiry-messages.ts';
import { enquirySources, maxRequirement } from '@vikray/contract/enquiries/enquiry.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DigitsInput } from '../ui/inputs/DigitsInput.tsx';
import { SearchSelect } from '../ui/inputs/SearchSelect.tsx';
import { ParagraphInput, TextInput } from '../ui/inputs/TextInput.tsx';
import { enquiryFailure, enquiryFields, newEnquiryOf, type EnquiryForm } from './enquiry-form.ts';
import { refreshEnquiries, useCustomerSearch } from './enquiry-queries.ts';

interface EnquiryDialogProps {
  readonly title: string;
  /** What is known already. */
  readonly known: EnquiryForm;
  readonly onClose: () => void;
}

/** Takes down an enquiry and leads to its deal. */
export function EnquiryDialog({ title, known, onClose }: EnquiryDialogProps) {
  const navigate = useNavigate();
  const draftName = ['enquiry', known.brochureId ?? '', known.callId ?? '', ...(known.customer ? [known.customer.value] : [])].join('-');
  const { form, change, isChanged, close } = useDialogDraft(draftName, known, onClose);
  const bind = binder(form, change);
  const adding = useDraftSubmit(draftName, 'AddEnquiry');

  async function submit(): Promise<void> {
    const added = await adding.send(form, () => newEnquiryOf(form));
    // Also when refused: someone else may have made the enquiry.
    void refreshEnquiries();
    const [enquiry] = added ?? [];
    if (!enquiry) return;
    notify.success(say.added, { about: enquiry.number });
    close();
    void navigate({ to: '/deal', search: { id: enquiry.dealId } });
  }

  return (
    <FormModal
      title={title}
      submitLabel={say.addEnquiry}
      closeLabel="Cancel"
      check={() => enquiryFailure(form)}
      fields={enquiryFields}
      refusal={adding.refusalOf(form)}
      isBusy={adding.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field name="customerId" label="Customer" span={12}>
        <SearchSelect
          search={useCustomerSearch()}
          choiceOf={({ customerId, companyName, city, status }) => ({ value: customerId, label: companyName, detail: city, status })}
          {...bind('customer')}
        />
      </Field>
      <Field name="companyName" label="Company Name" required={form.customer === undefined} span={12}>
        <TextInput {...bind('companyName')} maxLength={200} disabled={form.customer !== undefined} />
      </Field>
      <Field name="requirement" label="Requirement" required>
        <ParagraphInput {...bind('requirement')} maxLength={maxRequirement} />
      </Field>
      <Field name="name" label="Contact Person" span={12}>
        <TextInput {...bind('name')} maxLength={100} />
      </Field>
      <Field name="mobile" label="Mobile" span={12}>
        <DigitsInput {...bind('mobile')} maxLength={10} isMobile />
      </Field>
      <Field name="email" label="Email" span={12}>
        <TextInput {...bind('email')} type="email" maxLength={254} />
      </Field>
      <Field name="source" label="Source" required span={12}>
        <ChoiceSelect {...bind('source')} choices={enquirySources} />
      </Field>
      <Field name="nextOn" label="Next Date" span={12}>
        <DateInput {...bind('nextOn')} earliest={today()} latest={yearLater(today())} />
      </Field>
    </FormModal>
  );
}
