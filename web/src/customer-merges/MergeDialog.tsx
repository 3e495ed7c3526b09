import { useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { mergeMessages as say } from '@vikray/contract/customer-merges/merge-messages.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/controls/Dialog.tsx';
import { Field } from '../ui/field/Field.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { SwapIcon } from '../ui/icons/SwapIcon.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { FocusAtOnce } from '../ui/page/FocusAtOnce.tsx';
import { undoMerge } from './undo-merge.ts';
import { refreshMerged, useCustomerNow, useMerge, useOtherCustomers } from './merge-queries.ts';
import './merges.css';
import { MovedRecords } from './MovedRecords.tsx';
import { SideBySide } from './SideBySide.tsx';

interface MergeDialogProps {
  readonly customer: Customer;
  /** The customer to merge with; absent while none is chosen. */
  readonly otherId: number | undefined;
  readonly onClose: () => void;
}

/** Shows two customers side by side and what would move, and merges them. */
export function MergeDialog({ customer, otherId: given, onClose }: MergeDialogProps) {
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Choice>();
  const [isSwapped, setSwapped] = useState(false);
  const otherId = given ?? chosen?.value;
  const { data: other, error } = useCustomerNow(otherId);
  const [kept, merged] = isSwapped ? [other ?? undefined, customer] : [customer, other ?? undefined];
  const plan = useMerge(kept?.customerId, merged?.customerId);
  const merge = useSubmit('MergeCustomers');
  const mayMerge = plan.data !== undefined && plan.data.obstacle === '';
  const failure = error ?? plan.error;

  async function submit(): Promise<void> {
    if (!kept || !merged) return notify.refusal(say.chooseOther);
    const input = { keepId: kept.customerId, mergeId: merged.customerId, version: merged.version };
    if (!(await merge.send(input, () => input))) return void plan.refetch();
    onClose();
    notify.success(say.done, {
      about: kept.companyName,
      actions: [{ label: say.undo, onPress: () => void undoMerge(merged.customerId, merged.companyName) }],
    });
    await navigate({ to: '/viewcustomer', search: { id: kept.customerId } });
    void refreshMerged();
  }

  return (
    <Dialog
      title={say.title}
      width={720}
      closesOutside={false}
      isBusy={merge.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={merge.isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button look="filled" disabled={!mayMerge} isBusy={merge.isBusy} onClick={() => void submit()}>
            {say.merge}
          </Button>
        </>
      }
    >
      <div ref={body} className="merge">
        {given === undefined && <OtherCustomer exceptId={customer.customerId} value={chosen} onChange={setChosen} />}
        {failure && <ListFailure sentence={failure.message} retry={() => void plan.refetch()} />}
        {kept && merged && !failure && (
          <>
            <SideBySide kept={kept} merged={merged}>
              <Button size="small" icon={<SwapIcon />} disabled={merge.isBusy} onClick={() => setSwapped(!isSwapped)}>
                {say.swap}
              </Button>
            </SideBySide>
            <MovedRecords plan={plan.data} />
            <p className="merge-explains">{say.explains}</p>
          </>
        )}
        <FocusAtOnce target={body} first="input:not([disabled]), button:not([disabled])" />
      </div>
    </Dialog>
  );
}

interface OtherCustomerProps {
  readonly exceptId: number;
  readonly value: Choice | undefined;
  readonly onChange: (choice: Choice | undefined) => void;
}

/** Chooses the customer to merge with. */
function OtherCustomer({ exceptId, value, onChange }: OtherCustomerProps) {
  return (
    <Field name="other" label={say.choose} required>
      <SearchSelect
        search={useOtherCustomers(exceptId)}
        choiceOf={({ customerId, companyName, city, status }) => ({ value: customerId, label: companyName, detail: city, status })}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
