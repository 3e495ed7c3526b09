import { officeLists, type OfficeList } from '@vikray/contract/lookups/lookup.ts';
import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { PlusIcon } from '../ui/icons/PlusIcon.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { useCompanyTypes, useDepartmentTypes, useIndustries, useLostReasons, useProductCategories } from '../ui/inputs/lookup-queries.ts';

const EntryModal = lazyPart(async () => ({ default: (await import('./EntryModal.tsx')).EntryModal }));

/** What is entered: the name of a new entry, or another name for one. */
type Entered = { readonly lookupId?: number; readonly name: string };

/** The lists from which forms choose: their entries, which can be added and renamed. */
export function ListSettings() {
  const headingId = useId();
  const [list, setList] = useState<OfficeList>('Industries');
  const [entered, setEntered] = useState<Entered>();
  const entries = {
    Industries: useIndustries().data,
    'Company Types': useCompanyTypes().data,
    'Product Categories': useProductCategories().data,
    Departments: useDepartmentTypes().data,
    'Lost Reasons': useLostReasons().data,
  }[list];
  return (
    <section className="settings-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{say.lists}</h2>
      <p className="settings-hint">{say.listsHint}</p>
      <FieldGrid>
        <Field name="list" label={say.list} span={12}>
          <ChoiceSelect choices={officeLists} value={list} onChange={setList} />
        </Field>
      </FieldGrid>
      <ul className="settings-entries" aria-label={list}>
        {(entries ?? []).map(({ label, value }) => (
          <li key={value}>
            <span>{label}</span>
            <IconButton icon={<EditIcon />} label={say.rename(label)} onClick={() => setEntered({ lookupId: value, name: label })} />
          </li>
        ))}
      </ul>
      <footer className="settings-buttons">
        <Button icon={<PlusIcon />} onClick={() => setEntered({ name: '' })}>
          {say.addEntry}
        </Button>
      </footer>
      {entered && (
        <Suspense>
          <EntryModal list={list} entry={entered} onClose={() => setEntered(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
