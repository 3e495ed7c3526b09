import { planMessages as say } from '@vikray/contract/money/plan-messages.ts';
import { mostParts, planAmounts, termDiffers } from '@vikray/contract/money/payment-plan.ts';
import { planMilestones, type PlanMilestone } from '@vikray/contract/money/plan-milestones.ts';
import { plansIn, presetPlans } from '@vikray/contract/money/usual-plans.ts';
import { formatPercent, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { useLogin } from '../../platform/login.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { isSame } from '../../ui/forms/merge-edits.ts';
import { DecimalInput } from '../../ui/inputs/DecimalInput.tsx';
import { DigitsInput } from '../../ui/inputs/DigitsInput.tsx';
import { OptionSelect } from '../../ui/inputs/OptionSelect.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { DeleteIcon } from '../../ui/icons/DeleteIcon.tsx';
import { LinkButton } from '../../ui/page/LinkButton.tsx';
import { Note } from '../../ui/page/Note.tsx';
import { planOfTyped, typedPlanOf, type TypedPart } from './typed-plan.ts';
import './payment-plan.css';

interface PaymentPlanFieldsProps {
  readonly parts: readonly TypedPart[];
  /** The total that the plan divides, in paise. */
  readonly total: number;
  /** The term Payment, which should say the same. */
  readonly term: string;
  readonly onChange: (parts: readonly TypedPart[]) => void;
}

const own = 'Own';
const milestoneLabels: Readonly<Record<PlanMilestone, string>> = {
  Order: 'With the order',
  Dispatch: 'Before dispatch',
  Invoice: 'After invoice',
};
const newPart: TypedPart = { label: 'Balance', percent: '', when: 'Dispatch', days: '0' };

/** Which parts of the total are due when. A plan of the settings fills the parts, and each of them can be changed. */
export function PaymentPlanFields({ parts, total, term, onChange }: PaymentPlanFieldsProps) {
  const { paymentPlans = presetPlans } = useLogin();
  const usualPlans = plansIn(paymentPlans) ?? [];
  const plan = planOfTyped(parts);
  const sum = plan.reduce((all, part) => all + part.percent, 0);
  const amounts = sum === 100_00 ? planAmounts(plan, total) : [];
  const hint = sum === 100_00 ? termDiffers(plan, term) : undefined;
  const usual = usualPlans.find((each) => isSame(typedPlanOf(each.parts), parts));
  const change = (index: number, changed: Partial<TypedPart>) =>
    onChange(parts.map((part, place) => (place === index ? { ...part, ...changed } : part)));

  function choose(name: string): void {
    if (name === own) onChange(parts.length === 0 ? [{ ...newPart, label: 'Advance', when: 'Order' }, newPart] : parts);
    else onChange(typedPlanOf(usualPlans.find((each) => each.name === name)?.parts));
  }

  return (
    <section className="payment-plan" aria-label={say.title}>
      <Field name="paymentPlan" label={say.title}>
        <OptionSelect
          value={parts.length === 0 ? say.none : (usual?.name ?? own)}
          onChange={choose}
          options={[
            { value: say.none, label: say.none },
            ...usualPlans.map(({ name }) => ({ value: name, label: name })),
            { value: own, label: say.ownPlan },
          ]}
        />
      </Field>
      {parts.map((part, index) => (
        <div key={index} className="plan-part" role="group" aria-label={say.nameOfPart(index + 1)}>
          <Field name={`planLabel${index}`} label={say.label}>
            <TextInput value={part.label} onChange={(label) => change(index, { label })} maxLength={60} />
          </Field>
          <Field name={`planPercent${index}`} label={say.percent}>
            <DecimalInput value={part.percent} onChange={(percent) => change(index, { percent })} maxDigits={3} suffix="%" />
          </Field>
          <Field name={`planWhen${index}`} label={say.when}>
            <OptionSelect
              value={part.when}
              onChange={(when) => change(index, { when })}
              options={planMilestones.map((when) => ({ value: when, label: milestoneLabels[when] }))}
            />
          </Field>
          {part.when === 'Invoice' && (
            <Field name={`planDays${index}`} label={say.days}>
              <DigitsInput value={part.days} onChange={(days) => change(index, { days })} maxLength={3} />
            </Field>
          )}
          <span className="plan-amount tabular">{amounts[index] !== undefined && formatRupees(amounts[index])}</span>
          <IconButton
            label={say.removePart(part.label)}
            icon={<DeleteIcon />}
            onClick={() => onChange(parts.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      {parts.length > 0 && (
        <p className="plan-foot">
          {sum !== 100_00 && <span className="plan-sum">{say.sumsTo(formatPercent(sum))} </span>}
          {parts.length < mostParts && <LinkButton label={say.addPart} onClick={() => onChange([...parts, rest(sum)])} />}
        </p>
      )}
      {hint !== undefined && <Note kind="warning" title={hint} />}
    </section>
  );
}

/** The next part: what is left of the whole. */
function rest(sum: number): TypedPart {
  const left = Math.max(0, 100_00 - sum);
  return { ...newPart, percent: left === 0 ? '' : String(left / 100) };
}
