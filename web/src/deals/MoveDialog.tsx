import { useNavigate } from '@tanstack/react-router';
import { dealMessages as say } from '@vikray/contract/deals/deal-messages.ts';
import type { Deal } from '@vikray/contract/deals/deal.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { refreshQuotations } from '../quotations/public.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { FormModal } from '../ui/forms/FormModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { useOtherDeals } from './deal-queries.ts';

interface MoveDialogProps {
  readonly deal: Deal;
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

interface MoveForm {
  readonly deal: Choice | undefined;
}

/** Asks for the deal to which a quotation moves, and leads there. */
export function MoveDialog({ deal, quotation: { quotationId, version, number, baseNumber }, onClose }: MoveDialogProps) {
  const navigate = useNavigate();
  const [form, setForm] = useState<MoveForm>({ deal: undefined });
  const bind = binder(form, (changed) => setForm({ ...form, ...changed }));
  const moving = useSubmit('MoveQuotation');
  const target = form.deal?.value;
  const entries = { quotationId, version, dealId: target };
  // A quotation that is alone in its deal has one of its own already.
  const isAlone = deal.quotations.every((each) => each.baseNumber === baseNumber);

  async function submit(): Promise<void> {
    const moved = await moving.send(entries, () => ({ quotationId, version, ...(target !== undefined && { dealId: target }) }));
    const [to] = moved ?? [];
    if (to) {
      notify.success(say.moved, { about: number });
      onClose();
      await navigate({ to: '/deal', search: { id: to.dealId } });
    }
    // Also when refused: the quotation is no longer as shown.
    void refreshQuotations();
  }

  return (
    <FormModal
      title={say.moveOf(number)}
      submitLabel={say.move}
      closeLabel="Cancel"
      check={() => (isAlone && target === undefined ? { field: 'dealId', message: say.selectDeal } : undefined)}
      fields={['dealId']}
      refusal={moving.refusalOf(entries)}
      isBusy={moving.isBusy}
      isChanged={form.deal !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field name="dealId" label={say.otherDeal} required={isAlone} hint={isAlone ? undefined : say.blankForNewDeal}>
        <SearchSelect
          search={useOtherDeals(deal)}
          choiceOf={(each) => ({ value: each.dealId, label: each.number, detail: each.requirement, status: each.dealState })}
          {...bind('deal')}
        />
      </Field>
    </FormModal>
  );
}
