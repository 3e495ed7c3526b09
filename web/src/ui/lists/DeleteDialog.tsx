import type { InputOf, OperationName } from '@vikray/contract/operations.ts';
import type { ReactNode } from 'react';
import { notify } from '../../platform/notify.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useUntilShown } from '../forms/use-until-shown.ts';
import { useLastDefined } from './use-last-defined.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';

interface DeleteDialogProps<T, N extends OperationName> {
  /** The record to delete; undefined while the question is closed. */
  readonly record: T | undefined;
  readonly operation: N;
  readonly toInput: (record: T) => InputOf<N>;
  readonly say: Readonly<Record<'confirmDeleteTitle' | 'confirmDelete' | 'deleted', string>>;
  readonly refresh: () => Promise<unknown>;
  readonly onDone: () => void;
  /** What else is chosen, below the record. */
  readonly choice?: ReactNode;
  /** The record in brief, below the question. */
  readonly children: (record: T) => ReactNode;
}

/** Asks before a record is deleted from its list. */
export function DeleteDialog<T, N extends OperationName>(props: DeleteDialogProps<T, N>) {
  const { record, operation, toInput, say, refresh, onDone, choice, children } = props;
  const deletion = useSubmit(operation);
  const { isAwaited, untilShown } = useUntilShown();
  const shown = useLastDefined(record);
  if (shown === undefined) return null;
  const input = toInput(shown);

  async function remove(): Promise<void> {
    const deleted = await deletion.send(input, () => input);
    if (deleted) notify.success(say.deleted);
    // Also when refused: the record is no longer as shown.
    await untilShown(refresh());
    onDone();
  }

  return (
    <ConfirmDialog
      isOpen={record !== undefined}
      title={say.confirmDeleteTitle}
      sentence={say.confirmDelete}
      record={children(shown)}
      isDanger
      isBusy={deletion.isBusy || isAwaited}
      onYes={() => void remove()}
      onNo={onDone}
    >
      {choice}
    </ConfirmDialog>
  );
}
