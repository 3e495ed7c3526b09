import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import { moneyLedgerMessages as ledgerWords } from '@vikray/contract/companies/money-ledger-messages.ts';
import { moneyLedgers } from '@vikray/contract/companies/money-ledgers.ts';
import { Field, FieldGrid } from '../ui/field/Field.tsx';
import type { Bind } from '../ui/forms/bind.ts';
import { FoldedSection } from '../ui/forms/FoldedSection.tsx';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { CompanyForm } from './company-form.ts';
import { fieldLabels as labels } from './company-labels.ts';

/** From when on the company keeps its receipts here, and where they go in Tally. */
export function MoneyReceivedFields({ bind }: { readonly bind: Bind<CompanyForm> }) {
  const prefix = bind('receiptPrefix');
  const creditPrefix = bind('creditPrefix');
  return (
    <>
      <FieldGrid>
        <Field name="moneyFrom" label={labels.moneyFrom} span={8} hint={say.moneyFromHint}>
          <DateInput {...blankableDay(bind('moneyFrom'))} />
        </Field>
        <Field name="receiptPrefix" label={labels.receiptPrefix} span={8} hint={say.receiptPrefixHint}>
          <TextInput value={prefix.value} onChange={(typed) => prefix.onChange(typed.toUpperCase())} maxLength={9} />
        </Field>
        <Field name="creditPrefix" label={labels.creditPrefix} span={8} hint={say.creditPrefixHint}>
          <TextInput value={creditPrefix.value} onChange={(typed) => creditPrefix.onChange(typed.toUpperCase())} maxLength={9} />
        </Field>
        <Field name="upiId" label={labels.upiId} span={8} hint={say.upiIdHint}>
          <TextInput {...bind('upiId')} maxLength={60} />
        </Field>
      </FieldGrid>
      <FoldedSection title={ledgerWords.title} fields={moneyLedgers} isPart>
        <p className="field-hint">{ledgerWords.hint}</p>
        <FieldGrid>
          {moneyLedgers.map((name) => (
            <Field key={name} name={name} label={labels[name]} span={8}>
              <TextInput {...bind(name)} maxLength={100} />
            </Field>
          ))}
        </FieldGrid>
      </FoldedSection>
    </>
  );
}
