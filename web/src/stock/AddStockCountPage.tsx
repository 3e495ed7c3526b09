import { stockCountKinds } from '@vikray/contract/stock/stock-reason.ts';
import { countSheetMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { SubmitRight } from '../ui/forms/SubmitRight.tsx';
import { UnansweredNote } from '../ui/forms/UnansweredNote.tsx';
import { UnsavedChanges } from '../ui/forms/UnsavedChanges.tsx';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { useUnanswered } from '../ui/forms/use-unanswered.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { useReturnToList } from '../ui/lists/list-place.ts';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { viewAction } from '../ui/page/notice-actions.ts';
import { countFailure, differenceOf, emptyCount, stockCountOf } from './count-form.ts';
import { CountSheet } from './CountSheet.tsx';
import { refreshStock } from './stock-queries.ts';

const draftName = 'add-stock-count';

/** The sheet on which what is in the store is entered, product by product. */
export function AddStockCountPage() {
  const list = useListSearch({ pageSize: 50 });
  const returnToList = useReturnToList();
  const { form, change, clear, broughtBack } = useDraft(draftName, emptyCount(today()));
  const add = useDraftSubmit(draftName, 'AddStockCount');
  const unanswered = useUnanswered(draftName, form);
  const [isAsking, setIsAsking] = useState(false);
  const bind = binder(form, change);
  const { kind, entries } = form;
  const differing = entries.filter((entry) => differenceOf(entry, kind) !== 0).length;
  const counted = say.counted(entries.length, differing);

  async function submit(): Promise<void> {
    const added = await add.send(form, () => stockCountOf(form));
    setIsAsking(false);
    // Also when refused: the stock may have changed in the meantime.
    void refreshStock();
    if (!added) return;
    notify.success(say.entered, { about: counted, actions: [viewAction('/stocklist')] });
    clear();
    returnToList('/stocklist');
  }

  return (
    <>
      <CountSheet
        list={list}
        form={form}
        change={change}
        check={() => countFailure(form)}
        refusal={add.refusalOf(form)}
        counted={counted}
        isBusy={add.isBusy}
        onSubmit={() => setIsAsking(true)}
        notes={
          <>
            <SubmitRight of="AddStockCount" />
            <UnsavedChanges of={broughtBack} />
            <UnansweredNote of={add.isBusy ? undefined : unanswered} />
          </>
        }
      >
        <FieldGrid>
          <Field name="kind" label={say.kind} required span={5}>
            <ChoiceSelect choices={stockCountKinds} {...bind('kind')} />
          </Field>
          <Field name="countedOn" label={say.date} required span={5} enterPasses>
            <DateInput {...bind('countedOn')} latest={today()} />
          </Field>
          <Field name="remark" label={say.reason} required={kind !== 'Count'} span={14} enterPasses={kind === 'Count'}>
            <TextInput {...bind('remark')} maxLength={300} />
          </Field>
        </FieldGrid>
      </CountSheet>
      <ConfirmDialog
        isOpen={isAsking}
        title={say.question}
        record={counted}
        isBusy={add.isBusy}
        onYes={() => void submit()}
        onNo={() => setIsAsking(false)}
      />
    </>
  );
}
