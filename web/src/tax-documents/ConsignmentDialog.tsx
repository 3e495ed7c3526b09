import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { FormModal } from '../ui/forms/FormModal.tsx';
import type { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import { useConsignmentWrite, type ConsignmentWrite } from './use-consignment-write.ts';

interface ConsignmentDialogProps<N extends ConsignmentWrite> {
  readonly operation: N;
  readonly title: string;
  readonly submitLabel?: string;
  /** Whether it voids something. */
  readonly isDanger?: boolean;
  /** The notice once it is done. */
  readonly said?: string;
  readonly schema: z.ZodType;
  /** The entries of the dialog, which it discards when it closes. */
  readonly edit: Pick<ReturnType<typeof useDialogEdit>, 'entries' | 'shownOf' | 'close'>;
  /** The entries as they are checked. */
  readonly entered: object;
  readonly toInput: () => InputOf<N>;
  /** What it is about, above the fields. */
  readonly note?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form over the panel that writes something of a consignment. */
export function ConsignmentDialog<N extends ConsignmentWrite>(props: ConsignmentDialogProps<N>) {
  const { operation, title, submitLabel = 'Save', isDanger = false, said, schema, edit, entered, toInput, note, children } = props;
  const write = useConsignmentWrite(operation, edit.close, said);
  const shown = edit.shownOf(write);
  return (
    <FormModal
      title={title}
      submitLabel={submitLabel}
      isDanger={isDanger}
      closeLabel="Cancel"
      check={() => firstMessage(entered, schema)}
      fields={Object.keys(entered)}
      {...shown}
      onSubmit={() => void write.save(edit.entries, toInput)}
      onClose={edit.close}
      note={
        <>
          {note}
          {shown.note}
        </>
      }
    >
      {children}
    </FormModal>
  );
}
