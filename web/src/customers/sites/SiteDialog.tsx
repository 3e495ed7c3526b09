import type { CustomerSite } from '@vikray/contract/customers/customer-site.ts';
import { siteDetails } from '@vikray/contract/customers/customer-site.ts';
import { siteMessages as say } from '@vikray/contract/customers/site-messages.ts';
import { gstMessages } from '@vikray/contract/gst/gst-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { notify } from '../../platform/notify.tsx';
import { queryOf, refresh } from '../../platform/queries.ts';
import { Field } from '../../ui/field/Field.tsx';
import { AddressFields } from '../../ui/forms/AddressFields.tsx';
import { binder } from '../../ui/forms/bind.ts';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { useDialogDraft } from '../../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { LookupSelect } from '../../ui/inputs/LookupSelect.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { enteredSite, siteFailure, siteFormOf } from './site-form.ts';
import './sites.css';

interface SiteDialogProps {
  readonly customerId: number;
  /** The site to change; absent for a new one. */
  readonly site?: CustomerSite | undefined;
  /** Receives the number of the saved site. */
  readonly onSaved?: ((siteId: number) => void) | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a site of a customer. */
export function SiteDialog({ customerId, site, onSaved, onClose }: SiteDialogProps) {
  const draftName = site ? `edit-site-${site.siteId}-${site.version}` : `add-site-${customerId}`;
  const { form, change, close } = useDialogDraft(draftName, siteFormOf(site), onClose);
  const bind = binder(form, change);
  const add = useSubmit('AddCustomerSite');
  const update = useSubmit('UpdateCustomerSite');
  const people = usePeople(customerId);

  async function save(): Promise<void> {
    const saved = site
      ? await update.send(form, () => ({ ...enteredSite(form), siteId: site.siteId, version: site.version }))
      : await add.send(form, () => ({ ...enteredSite(form), customerId }));
    // Also when refused: the site may be no longer as shown.
    await refresh('GetCustomerSite');
    const siteId = saved?.[0]?.siteId;
    if (siteId === undefined) return;
    notify.success(site ? say.updated : say.added, { about: form.name.trim() });
    onSaved?.(siteId);
    close();
  }

  return (
    <FormModal
      title={site ? say.edit : say.add}
      submitLabel="Save"
      closeLabel="Cancel"
      width={640}
      check={() => siteFailure(form)}
      fields={Object.keys(siteDetails)}
      refusal={(site ? update : add).refusalOf(form)}
      isBusy={add.isBusy || update.isBusy}
      onSubmit={() => void save()}
      onClose={close}
    >
      <Field name="name" label={say.name} required>
        <TextInput {...bind('name')} maxLength={100} />
      </Field>
      <div className="site-address">
        <AddressFields value={form} onChange={change} stored={site} />
      </div>
      <Field name="gstin" label={gstMessages.gstin} span={12}>
        <TextInput value={form.gstin} onChange={(typed) => change({ gstin: typed.toUpperCase() })} maxLength={15} />
      </Field>
      <Field name="contactPersonId" label={say.contact} span={12}>
        <LookupSelect {...bind('contactPersonId')} list={people} />
      </Field>
    </FormModal>
  );
}

/** The contact persons of a customer, to choose from. */
function usePeople(customerId: number) {
  return useQuery({
    ...queryOf('GetCustomerContactPerson', { customerId }),
    select: (contacts) => contacts.map(({ contactId, name }) => ({ value: contactId, label: name })),
  });
}
