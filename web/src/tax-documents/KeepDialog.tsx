import type { InputOf } from '@vikray/contract/operations.ts';
import { firstMessage } from '@vikray/contract/platform/check.ts';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useKeep, type Kept } from './use-keep.ts';

interface KeepDialogProps<N extends Kept> {
  readonly operation: N;
  readonly title: string;
  readonly submitLabel?: string;
  /** Whether it voids something. */
  readonly isDanger?: boolean;
  /** The notice once it is done. */
  readonly said?: string;
  readonly schema: z.ZodType;
  readonly entered: object;
  readonly toInput: () => InputOf<N>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form over the panel that writes something of a consignment. */
export function KeepDialog<N extends Kept>(props: KeepDialogProps<N>) {
  const { operation, title, submitLabel = 'Save', isDanger = false, said, schema, entered, toInput, onClose, children } = props;
  const keep = useKeep(operation, onClose, said);
  return (
    <FormModal
      title={title}
      submitLabel={submitLabel}
      isDanger={isDanger}
      closeLabel="Cancel"
      check={() => firstMessage(entered, schema)}
      fields={Object.keys(entered)}
      refusal={keep.refusalOf(entered)}
      isBusy={keep.isBusy}
      onSubmit={() => void keep.save(entered, toInput)}
      onClose={onClose}
    >
      {children}
    </FormModal>
  );
}
