import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FailedCheck } from '@vikray/contract/platform/check.ts';
import { Button } from '../controls/Button.tsx';
import { FieldGrid } from '../field/Field.tsx';
import { failedFields, failureAmong, FormFailure, useShownFailure } from '../field/form-failure.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { isFirstClick } from '../controls/first-click.ts';
import { nextField } from '../keys/enter-goes-on.ts';
import './entry-list.css';
import { useFocusOnWrong } from './use-focus-on-wrong.ts';

interface EntryFormProps {
  /** What is entered, for screen readers. */
  readonly label: string;
  /** The index in the list of the entry being edited; undefined for a new one. */
  readonly position: number | undefined;
  readonly isBlank: boolean;
  /** The first thing to correct. It is shown at the field `entry.` and its name, after the user has tried to add the entry. */
  readonly failure: FailedCheck | undefined;
  /** Adds the entry, which has passed its checks, to the list. */
  readonly onTake: () => void;
  readonly onClear: () => void;
  /** Selects the field that gets the focus once an entry is added. */
  readonly firstField: string;
  /** Selects the field that gets the focus when an entry of the list is edited. */
  readonly editedField: string;
  readonly buttonsClass: 'entry-buttons-row' | 'entry-buttons-narrow';
  readonly children: ReactNode;
}

/**
 * The fields of one entry above the list that it becomes part of. Enter in the last one adds the entry. While it is blank, Enter in an
 * empty field passes all of them, so that it ends the list.
 */
export function EntryForm({
  label,
  position,
  isBlank,
  failure,
  onTake,
  onClear,
  firstField,
  editedField,
  buttonsClass,
  children,
}: EntryFormProps) {
  const group = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<{ readonly fields: readonly string[]; readonly times: number }>({ fields: [], times: 0 });
  useFocusOnWrong(group, failed.times);
  const wizardFailure = useShownFailure();
  const ownFailure = ofEntry(failureAmong(failure, failed.fields));
  const isEdited = position !== undefined;

  useEffect(() => {
    if (position !== undefined) focus(group.current, editedField);
  }, [position, editedField]);

  function take(): void {
    setFailed(({ times }) => ({ fields: failure ? failedFields(failure) : [], times: failure ? times + 1 : times }));
    if (failure) return;
    onTake();
    focus(group.current, firstField);
  }

  function takeOnEnter(event: KeyboardEvent): void {
    const { target: field, currentTarget } = event;
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    if (!isEnter || isBlank || !(field instanceof HTMLInputElement)) return;
    if (currentTarget.contains(nextField(field, 1) ?? null)) return;
    event.preventDefault();
    take();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles Enter in the fields inside
    <div className="entry-form" ref={group} role="group" aria-label={label} data-blank-entry={isBlank || undefined} onKeyDown={takeOnEnter}>
      <FormFailure failure={ownFailure ?? wizardFailure}>
        <FieldGrid>
          {children}
          <div className={`entry-buttons ${buttonsClass}`}>
            {/* The second click of a double click finds the fields blank, and would ask for them. */}
            <Button icon={isEdited ? <CheckIcon /> : <PlusIcon />} onClick={(event) => isFirstClick(event) && take()}>
              {isEdited ? 'Update' : 'Add'}
            </Button>
            <Button look="text" icon={<CloseIcon />} aria-label="Clear" disabled={isBlank} onClick={onClear} />
          </div>
        </FieldGrid>
      </FormFailure>
    </div>
  );
}

/** The same at the fields of the entry. */
function ofEntry(failure: FailedCheck | undefined): FailedCheck | undefined {
  if (!failure) return undefined;
  const at = ({ field, message }: FailedCheck) => ({ field: `entry.${field}`, message });
  return { ...at(failure), ...(failure.also && { also: failure.also.map(at) }) };
}

function focus(group: HTMLElement | null, field: string): void {
  group?.querySelector<HTMLInputElement>(field)?.focus();
}
