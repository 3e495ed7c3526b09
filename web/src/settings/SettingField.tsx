import { settingHints, settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { Setting } from '@vikray/contract/settings/setting.ts';
import type { ReactNode } from 'react';
import { Field } from '../ui/field/Field.tsx';
import { LockedValue } from '../ui/field/LockedValue.tsx';
import { Locked } from '../ui/field/use-is-locked.ts';
import { settingLabels } from './setting-labels.ts';

interface SettingFieldProps {
  readonly setting: Setting | undefined;
  /** The name of the field, if it is not that of the setting. */
  readonly name?: string;
  readonly label?: string;
  readonly hint?: string;
  /** The text of a locked value, if it is not the value itself. */
  readonly text?: string;
  readonly span?: number;
  readonly children: ReactNode;
}

/** A setting. What the environment sets is shown and locked, with the variable that sets it. */
export function SettingField({ setting, name = setting?.name ?? '', label, hint, text, span = 12, children }: SettingFieldProps) {
  const isLocked = setting?.isLocked === true;
  // Several fields of one setting say it once.
  const lock = isLocked && name === setting.name ? say.lockedBy(setting.variable) : undefined;
  const explained = isLocked ? lock : (hint ?? settingHints[name]);
  return (
    <Locked value={isLocked}>
      <Field name={name} label={label ?? settingLabels[name] ?? name} span={span} {...(explained !== undefined && { hint: explained })}>
        {isLocked ? <LockedValue text={text ?? setting.value} /> : children}
      </Field>
    </Locked>
  );
}
