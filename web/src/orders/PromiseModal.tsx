import { orderPromiseMessages as say } from '@vikray/contract/orders/order-promise-messages.ts';
import { isOpenLine } from '@vikray/contract/orders/pending-quantity.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { refresh } from '../platform/queries.ts';
import { Field } from '../ui/field/Field.tsx';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { TickBox } from '../ui/inputs/TickBox.tsx';
import { refreshOrders } from './order-queries.ts';
import { promiseFailure, promiseRequestOf, versionedPromiseOf, type OrderWithLines } from './promise-form.ts';

interface PromiseModalProps extends OrderWithLines {
  readonly onClose: () => void;
}

const labels = { promisedOn: say.promisedFor, priority: say.priority, lines: say.ownDates };

/** Promises the goods of an order: a date for all of them, other dates for single products, and priority before other orders. */
export function PromiseModal({ order, lines, onClose }: PromiseModalProps) {
  const { orderId, number, date } = order;
  const edit = useDialogEdit({
    draftName: `promise-${orderId}`,
    saved: { order, lines },
    versionedOf: versionedPromiseOf,
    reload: async () => {
      const [now] = (await call('GetOrder', { orderId })).rows;
      return now && { order: now, lines: await call('GetOrderProduct', { orderId }) };
    },
    labels,
    onClose,
  });
  const { form, base, version } = edit;
  const update = useSubmit('UpdateOrderPromise');
  const limits = { earliest: date, latest: yearLater(yearLater(date)) };

  async function submit(): Promise<void> {
    const updated = await update.send(edit.entries, () => ({ orderId, version, ...promiseRequestOf(form, base) }));
    // Also when refused: the order may no longer be as shown.
    void Promise.all([refreshOrders(), refresh('GetDeal', 'GetTimeline')]);
    if (!updated) return;
    notify.success(say.saved, { about: number });
    edit.close();
  }

  return (
    <FormModal
      title={say.title}
      submitLabel={say.save}
      check={() => promiseFailure(form, date)}
      fields={['promisedOn', 'lines']}
      {...edit.shownOf(update)}
      onSubmit={() => void submit()}
      onClose={edit.close}
    >
      <Field name="promisedOn" label={say.promisedFor} hint={say.forAllHint}>
        <DateInput {...blankableDay({ value: form.promisedOn, onChange: (promisedOn) => edit.change({ promisedOn }) })} {...limits} />
      </Field>
      <TickBox value={form.priority} onChange={(priority) => edit.change({ priority })}>
        {say.priorityHint}
      </TickBox>
      {lines.filter(isOpenLine).map(({ id, name }) => (
        <Field key={id} name={`lines.${id}`} label={name} span={12}>
          <DateInput
            {...blankableDay({ value: form.lines[id], onChange: (day) => edit.change({ lines: { ...form.lines, [id]: day } }) })}
            {...limits}
          />
        </Field>
      ))}
    </FormModal>
  );
}
