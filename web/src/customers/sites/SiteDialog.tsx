import type { CustomerSite } from '@vikray/contract/customers/customer-site.ts';
import { siteDetails } from '@vikray/contract/customers/customer-site.ts';
import { siteMessages as say } from '@vikray/contract/customers/site-messages.ts';
import { gstMessages } from '@vikray/contract/gst/gst-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { notify } from '../../platform/notify.tsx';
import { queryOf, refresh } from '../../platform/queries.ts';
import { Field } from '../../ui/field/Field.tsx';
import { addressLabels } from '../../ui/forms/address-labels.ts';
import { AddressFields } from '../../ui/forms/AddressFields.tsx';
import { binder } from '../../ui/forms/bind.ts';
import { FormModal } from '../../ui/forms/FormModal.tsx';
import { useDialogEdit } from '../../ui/forms/use-dialog-edit.tsx';
import type { Versioned } from '../../ui/forms/use-record-edit.ts';
import { useDraftSubmit } from '../../ui/forms/use-draft-submit.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { LookupSelect } from '../../ui/inputs/LookupSelect.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { enteredSite, siteFailure, siteFormOf, type SiteForm } from './site-form.ts';
import './sites.css';

interface SiteDialogProps {
  readonly customerId: number;
  /** The site to change; absent for a new one. */
  readonly site?: CustomerSite | undefined;
  /** Receives the number of the saved site. */
  readonly onSaved?: ((siteId: number) => void) | undefined;
  readonly onClose: () => void;
}

const labels: Readonly<Record<keyof SiteForm, string>> = {
  name: say.name,
  ...addressLabels,
  gstin: gstMessages.gstin,
  contactPersonId: say.contact,
};

function versionedOf(site: CustomerSite | undefined): Versioned<SiteForm> {
  return { version: site?.version ?? 0, form: siteFormOf(site) };
}

/** Reads a site again. Nothing when it is new or no longer exists. */
async function reloadSite(customerId: number, siteId: number | undefined): Promise<CustomerSite | undefined> {
  const sites = await call('GetCustomerSite', { customerId });
  return sites.find((each) => each.siteId === siteId);
}

/** Adds or changes a site of a customer. */
export function SiteDialog({ customerId, site, onSaved, onClose }: SiteDialogProps) {
  const draftName = site ? `edit-site-${site.siteId}` : `add-site-${customerId}`;
  const edit = useDialogEdit({
    draftName,
    saved: site,
    versionedOf,
    reload: async () => reloadSite(customerId, site?.siteId),
    labels,
    onClose,
  });
  const { form, version, change } = edit;
  const bind = binder(form, change);
  const add = useDraftSubmit(draftName, 'AddCustomerSite');
  const update = useSubmit('UpdateCustomerSite');
  const people = usePeople(customerId);

  async function save(): Promise<void> {
    const saved = site
      ? await update.send(edit.entries, () => ({ ...enteredSite(form), siteId: site.siteId, version }))
      : await add.send(edit.entries, () => ({ ...enteredSite(form), customerId }));
    const siteId = saved?.[0]?.siteId;
    // At once, so that a second press does not add a second site.
    if (siteId !== undefined) edit.close();
    // Also when refused: the site may be no longer as shown.
    await refresh('GetCustomerSite');
    if (siteId === undefined) return;
    notify.success(site ? say.updated : say.added, { about: form.name.trim() });
    onSaved?.(siteId);
  }

  return (
    <FormModal
      title={site ? say.edit : say.add}
      submitLabel="Save"
      closeLabel="Cancel"
      width={640}
      check={() => siteFailure(form)}
      fields={Object.keys(siteDetails)}
      {...edit.shownOf(site ? update : add)}
      onSubmit={() => void save()}
      onClose={edit.close}
    >
      <Field name="name" label={labels.name} required>
        <TextInput {...bind('name')} maxLength={100} />
      </Field>
      <div className="site-address">
        <AddressFields value={form} onChange={change} stored={site} />
      </div>
      <Field name="gstin" label={labels.gstin} span={12}>
        <TextInput value={form.gstin} onChange={(typed) => change({ gstin: typed.toUpperCase() })} maxLength={15} />
      </Field>
      <Field name="contactPersonId" label={labels.contactPersonId} span={12}>
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
