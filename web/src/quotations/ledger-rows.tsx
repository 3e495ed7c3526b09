/** The rows of the costing: a label, a column of percentages, a column of amounts. */
import { formatRupees, formatWholeRupees } from '@vikray/contract/platform/decimal.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { Field, useFieldName } from '../ui/field/Field.tsx';
import { useProposalRead } from '../ui/field/proposal-reads.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { RankedSelect } from '../ui/inputs/RankedSelect.tsx';
import { useGstPercents } from './part-queries.ts';

interface ComputedRowProps {
  readonly label: string;
  readonly paise: number;
  readonly isStrong?: boolean;
  readonly isTotal?: boolean;
}

/** A computed amount in whole rupees, with the exact amount below where it differs. */
export function ComputedRow({ label, paise, isStrong = false, isTotal = false }: ComputedRowProps) {
  return (
    <div
      className={isTotal ? 'ledger-row ledger-total' : isStrong ? 'ledger-row ledger-strong' : 'ledger-row'}
      role="group"
      aria-label={label}
    >
      <span className="ledger-label">{label}</span>
      <span className="ledger-amount tabular">
        {formatWholeRupees(paise)}
        {paise % 100 !== 0 && <small>{formatRupees(paise)}</small>}
      </span>
    </div>
  );
}

interface EnteredRowProps<Value> {
  /** The field's name in the contract. */
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A typed percentage. */
export function DiscountRow({ name, label, value, onChange }: EnteredRowProps<string>) {
  return (
    <div className="ledger-row ledger-percent">
      <Field name={name} label={label}>
        <DecimalInput value={value} onChange={onChange} maxDigits={3} suffix="%" />
      </Field>
    </div>
  );
}

/** A typed amount. */
export function ChargeRow({ name, label, value, onChange }: EnteredRowProps<string>) {
  return (
    <div className="ledger-row ledger-charge">
      <Field name={name} label={label}>
        <DecimalInput value={value} onChange={onChange} maxDigits={9} prefix="₹" />
      </Field>
    </div>
  );
}

/** A percentage from the tax list. */
export function GstRow({ name, label, value, onChange }: EnteredRowProps<string | undefined>) {
  return (
    <div className="ledger-row ledger-percent">
      <Field name={name} label={label}>
        <PercentSelect value={value} onChange={onChange} />
      </Field>
    </div>
  );
}

/** A percentage of the tax list. */
export function PercentSelect({ value, onChange }: Pick<EnteredRowProps<string | undefined>, 'value' | 'onChange'>) {
  const { data, isLoading, isFetching, isError, refetch } = useGstPercents();
  useProposalRead(useFieldName(), value === undefined && isLoading);
  // A quotation may have a percentage that has left the list since.
  const percents = new Set([...(data?.map((percent) => percent.value) ?? []), ...(value === undefined ? [] : [value])]);
  return (
    <RankedSelect
      value={value}
      onChange={onChange}
      options={[...percents].map((percent) => ({ value: percent, label: `${Number(percent)}%` }))}
      isLoading={isFetching}
      empty={isError ? messages.somethingWentWrong : undefined}
      onOpenChange={(isOpen) => {
        if (isOpen && isError) void refetch();
      }}
    />
  );
}
