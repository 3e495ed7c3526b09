import { useId, useRef, type ReactNode } from 'react';
import { FormFields } from '../ui/forms/FormFields.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { VersionConflict } from '../ui/forms/VersionConflict.tsx';
import { useFocusOnWrong } from '../ui/forms/use-focus-on-wrong.ts';
import { useWizardSteps } from '../ui/forms/wizard-steps.ts';
import { Button } from '../ui/controls/Button.tsx';
import { FieldGrid } from '../ui/field/Field.tsx';
import '../ui/keys/enter-goes-on.ts';
import { settingLabels } from './setting-labels.ts';
import { wrongChange } from './settings-form.ts';
import type { useSettingSection } from './use-setting-section.ts';

interface SettingsSectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly section: ReturnType<typeof useSettingSection>;
  /** Beside Save. */
  readonly actions?: ReactNode;
  /** Above the fields, such as that a server was not reached. */
  readonly note?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A section of the page, with a Save of its own. */
export function SettingsSection({ title, hint, section, actions, note, children }: SettingsSectionProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { edit, refusal, isBusy, isChanged } = section;
  const check = () => wrongChange(edit.base, edit.form);
  const steps = [{ title, fields: Object.keys(edit.form), check, body: null }];
  const wizard = useWizardSteps({ steps, onSubmit: () => void section.save(), refusal });
  useFocusOnWrong(form, wizard.failedTimes);

  return (
    <form
      ref={form}
      className="settings-section"
      noValidate
      aria-labelledby={headingId}
      data-enter-goes-on
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isBusy) wizard.next();
      }}
    >
      <h2 id={headingId}>{title}</h2>
      {hint !== undefined && <p className="settings-hint">{hint}</p>}
      <UnsavedChanges of={edit.broughtBack} />
      <VersionConflict
        refusal={refusal}
        version={section.version}
        changedByBoth={edit.changedByBoth.map((name) => settingLabels[name] ?? name)}
        isLoading={edit.isLoadingAgain}
        onLoadAgain={() => void section.loadAgain()}
      />
      {note}
      <FormFields of={wizard}>
        <FieldGrid>{children}</FieldGrid>
      </FormFields>
      <footer className="settings-buttons">
        <Button look="filled" type="submit" isBusy={isBusy} disabled={!isChanged}>
          Save
        </Button>
        {actions}
      </footer>
    </form>
  );
}
