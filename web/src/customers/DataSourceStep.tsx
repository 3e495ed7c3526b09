import { dataSources } from '@vikray/contract/customers/customer.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { CheckedDisclaimer } from '../ui/forms/CheckedDisclaimer.tsx';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { CustomerForm } from './customer-form.ts';
import { CustomerSummary } from './CustomerSummary.tsx';

interface DataSourceStepProps {
  readonly form: CustomerForm;
  readonly bind: Bind<CustomerForm>;
  /** Who entered a saved customer; never editable. */
  readonly enteredBy?: string | undefined;
  /** While the fields are locked, there is no disclaimer. */
  readonly isLocked: boolean;
}

export function DataSourceStep({ form, bind, enteredBy, isLocked }: DataSourceStepProps) {
  return (
    <FieldGrid>
      <Field name="dataSource" label="Data Source" required span={12}>
        <ChoiceSelect choices={dataSources} {...bind('dataSource')} />
      </Field>
      {enteredBy !== undefined && (
        <Field name="enteredBy" label="Entered By" span={12}>
          <TextInput value={enteredBy} onChange={() => undefined} maxLength={200} disabled />
        </Field>
      )}
      {!isLocked && <CustomerSummary form={form} />}
      {!isLocked && <CheckedDisclaimer {...bind('disclaimer')} />}
    </FieldGrid>
  );
}
