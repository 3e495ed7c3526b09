import type { Company } from '@vikray/contract/companies/company.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { priceTypes, type PriceType } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import { useProposalRead } from '../../ui/field/proposal-reads.ts';
import type { Bind } from '../../ui/forms/bind.ts';
import { ChoiceRadio } from '../../ui/inputs/ChoiceRadio.tsx';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { SearchSelect, type Choice } from '../../ui/inputs/SearchSelect.tsx';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { useIsIssuerUnread, useIssuerSearch } from './party-queries.ts';
import { atMrp, linesBesideMrp } from './products/cart.ts';
import './price-changes.css';
import type { AllowedDates } from './quotation-checks.ts';
import type { QuotationForm } from './quotation-form.ts';

interface BasicInformationStepProps {
  readonly form: Pick<QuotationForm, 'date' | 'validUntil' | 'company' | 'priceType' | 'cart'>;
  readonly bind: Bind<QuotationForm>;
  readonly change: (changed: Partial<QuotationForm>) => void;
  readonly dates: AllowedDates;
  /** A hint about the end of the validity. */
  readonly aboutValidity: string | undefined;
  /** Whether Enter goes only to what is not filled yet. */
  readonly skipsFilled?: boolean;
  /** Of a change of an order, which keeps its date and its issuing company: the sentence that says so. */
  readonly companyFixed?: string | undefined;
}

/** Date, validity, issuing company and price type. Manual prices begin as they are; back to the MRP, the user is asked about what changes. */
export function BasicInformationStep({
  form,
  bind,
  change,
  dates,
  aboutValidity,
  skipsFilled = false,
  companyFixed,
}: BasicInformationStepProps) {
  const { date, validUntil, company, priceType, cart } = form;
  const { earliest, latest } = dates;
  const [isAsking, setIsAsking] = useState(false);
  useProposalRead('preparedFor', useIsIssuerUnread() && company === undefined);
  const besideMrp = linesBesideMrp(cart);

  function choosePriceType(chosen: PriceType): void {
    if (chosen === 'MRP' && besideMrp.length > 0) setIsAsking(true);
    else change({ priceType: chosen });
  }

  return (
    <FieldGrid>
      {companyFixed === undefined && (
        <>
          <Field name="date" label="Quotation Date" required enterPasses={skipsFilled} span={6}>
            <DateInput {...bind('date')} earliest={earliest} latest={latest} />
          </Field>
          <Field name="validUntil" label="Valid Until" hint={aboutValidity} enterPasses={skipsFilled} span={6}>
            <DateInput
              value={validUntil ?? undefined}
              onChange={(chosen) => change({ validUntil: chosen ?? null })}
              {...(date !== undefined && { earliest: date, latest: yearLater(date) })}
            />
          </Field>
        </>
      )}
      <Field
        name="preparedFor"
        label="Issuing Company"
        hint={companyFixed}
        required
        enterPasses={skipsFilled && Boolean(company)}
        span={12}
      >
        <SearchSelect
          search={useIssuerSearch()}
          choiceOf={issuerChoice}
          value={company ?? undefined}
          onChange={(chosen) => change({ company: chosen ?? null })}
          disabled={companyFixed !== undefined}
        />
      </Field>
      <Field name="priceType" label="Price Type" required enterPasses={skipsFilled} span={6}>
        <ChoiceRadio choices={priceTypes} value={priceType} onChange={choosePriceType} />
      </Field>
      <ConfirmDialog
        isOpen={isAsking}
        title={say.toMrpTitle}
        sentence={say.toMrp(besideMrp.length)}
        record={
          <ul className="price-changes">
            {besideMrp.map((line, position) => (
              <li key={line.key ?? position}>
                <strong>{line.name}</strong>
                <span className="tabular">{say.priceChange(line.rate, line.mrp ?? line.rate)}</span>
              </li>
            ))}
          </ul>
        }
        isDanger
        onYes={() => {
          change({ priceType: 'MRP', cart: atMrp(cart) });
          setIsAsking(false);
        }}
        onNo={() => setIsAsking(false)}
      />
    </FieldGrid>
  );
}

/** An issuing company as an option of the select. */
export function issuerChoice({ companyId, companyName, city, state, gst, msme, mobileNumber, email }: Company): Choice {
  return {
    value: companyId,
    label: companyName,
    detail: [city, state, gst].filter(Boolean).join(' · '),
    foundBy: [msme, mobileNumber, email],
  };
}
