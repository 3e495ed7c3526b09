import { creditNoteMessages } from '@vikray/contract/credit-notes/credit-note-messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { returnMessages as say } from '@vikray/contract/returns/return-messages.ts';
import { conditions, returnReasons } from '@vikray/contract/returns/return.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { OptionSelect } from '../ui/inputs/OptionSelect.tsx';
import { QuantityInput } from '../ui/inputs/QuantityInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import './add-return.css';
import { emptyReturn, noPieces, returnFailure, returnRequestOf, type EnteredPieces } from './return-form.ts';
import { isToCredit, refreshReturns, useReturnable } from './return-queries.ts';

interface AddReturnModalProps {
  readonly orderId: number;
  /** The dispatch whose goods come back, if that is known. The others of the order stand below it. */
  readonly dispatchId?: number;
  readonly onClose: () => void;
}

const optionsOf = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));
const reasons = optionsOf(returnReasons);
const states = optionsOf(conditions);
const yesOrNo = optionsOf(['Yes', 'No']);

/** Takes goods of an order back: when and why, and of each dispatch how many pieces, in which condition, and whether they are replaced. */
export function AddReturnModal({ orderId, dispatchId, onClose }: AddReturnModalProps) {
  const [blank] = useState(emptyReturn);
  const [form, setForm] = useState(blank);
  const { found, isPending, failure, retry } = useReturnable(orderId);
  const adding = useSubmit('AddReturn');
  const mayCredit = useAllowed('AddCreditNote');
  if (isPending) return null;
  const dispatches = found.toSorted((a, b) => Number(b.id === dispatchId) - Number(a.id === dispatchId));
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const enter = (id: number, changed: Partial<EnteredPieces>) =>
    setForm({ ...form, lines: { ...form.lines, [id]: { ...noPieces, ...form.lines[id], ...changed } } });

  async function submit(): Promise<void> {
    const added = await adding.send(form, () => returnRequestOf(form, orderId));
    // Also when refused: the dispatches may no longer be as shown.
    void refreshReturns();
    if (!added) return;
    // At once, so that a second press does not take the goods back twice.
    onClose();
    const returnId = added[0]?.returnId ?? 0;
    const toCredit = mayCredit && (await isToCredit(orderId, returnId));
    const credit = toCredit && [{ label: creditNoteMessages.add, href: `/creditnotes?returnid=${returnId}` }];
    notify.success(say.added, { about: dispatches[0]?.number, ...(credit && { actions: credit }) });
  }

  return (
    <FormModal
      title={say.add}
      width={640}
      submitLabel={say.add}
      isChanged={form !== blank}
      check={() => (failure === undefined ? returnFailure(form, dispatches) : { field: 'returnedOn', message: failure })}
      fields={['returnedOn', 'reason', 'remark', ...dispatches.map(({ id }) => `lines.${id}`)]}
      refusal={adding.refusalOf(form)}
      isBusy={adding.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="returnedOn" label={say.returnedOn} required span={12}>
        <DateInput {...bind('returnedOn')} latest={today()} />
      </Field>
      <Field name="reason" label={say.reason} required span={12}>
        <OptionSelect {...bind('reason')} options={reasons} />
      </Field>
      <Field name="remark" label={say.remark}>
        <TextInput {...bind('remark')} maxLength={300} />
      </Field>
      <p className="add-return-hint">{say.whatGood}</p>
      {dispatches.map((dispatch) => {
        const { id, name, invoiceNumber, dispatchDate, dispatchQuantity, returnedQuantity } = dispatch;
        const pieces = form.lines[id] ?? noPieces;
        const left = invoiceNumber === '' ? dashedDate(dispatchDate) : `${dashedDate(dispatchDate)}, invoice ${invoiceNumber}`;
        return (
          <fieldset key={id} className="add-return-line">
            <legend>{name}</legend>
            <Field
              name={`lines.${id}`}
              label={say.quantity}
              hint={`of ${groupedPieces(dispatchQuantity - returnedQuantity)}, ${left}`}
              span={8}
            >
              <QuantityInput value={pieces.quantity} onChange={(quantity) => enter(id, { quantity })} />
            </Field>
            <Field name={`lines.${id}.condition`} label={say.condition} span={8}>
              <OptionSelect value={pieces.condition} onChange={(condition) => enter(id, { condition })} options={states} />
            </Field>
            <Field name={`lines.${id}.replace`} label={say.replace} span={8}>
              <OptionSelect value={pieces.replace} onChange={(replace) => enter(id, { replace })} options={yesOrNo} />
            </Field>
          </fieldset>
        );
      })}
      {failure !== undefined && <ListFailure sentence={failure} retry={retry} />}
      {failure === undefined && dispatches.length === 0 && <p className="add-return-hint">{say.nothingToReturn}</p>}
    </FormModal>
  );
}
