import type { ReactNode } from 'react';
import { isMask, maskedKeyOf, type MaskedField } from '@vikray/contract/users/masked-details.ts';
import { maskedMessages as say } from '@vikray/contract/users/masked-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import { LockedValue } from '../ui/field/LockedValue.tsx';
import { Locked } from '../ui/field/use-is-locked.ts';
import { useIsLocked } from '../ui/field/use-is-locked.ts';
import type { Bind } from '../ui/forms/bind.ts';
import './masked-input.css';
import type { Masks } from './use-masks.tsx';
import type { UserForm } from './user-form.ts';
import { fieldLabels } from './user-labels.ts';

interface MaskedInputProps {
  readonly name: MaskedField;
  readonly bind: Bind<UserForm>;
  /** Absent for a new user, who has nothing to mask. */
  readonly masks: Masks | undefined;
  /** The input for a new value. */
  readonly children: ReactNode;
}

/**
 * A private value: its mask with Show, and while the form is edited with Change, which opens the input. A value is never edited in place,
 * because half a mask is no value. Keep takes the change back.
 */
export function MaskedInput({ name, bind, masks, children }: MaskedInputProps) {
  const isLocked = useIsLocked();
  const { value, onChange } = bind(name);
  const mask = masks?.saved[name] ?? '';
  const label = fieldLabels[name];
  if (!masks || !isMask(mask)) return children;
  if (!isMask(value)) {
    return (
      <div className="masked-input">
        {children}
        <Button aria-label={say.keepOf(label)} onClick={() => onChange(mask)}>
          {say.keep}
        </Button>
      </div>
    );
  }
  const shown = masks.revealed?.field === maskedKeyOf(name) ? masks.revealed.value : undefined;
  return (
    <div className="masked-input">
      <LockedValue text={shown ?? value} />
      <Locked value={false}>
        {shown === undefined ? (
          <Button aria-label={say.showOf(label)} onClick={() => masks.show(name)}>
            {say.show}
          </Button>
        ) : (
          <Button aria-label={say.hideOf(label)} onClick={masks.hide}>
            {say.hide}
          </Button>
        )}
      </Locked>
      {!isLocked && (
        <Button aria-label={say.changeOf(label)} onClick={() => onChange('')}>
          {say.change}
        </Button>
      )}
    </div>
  );
}
