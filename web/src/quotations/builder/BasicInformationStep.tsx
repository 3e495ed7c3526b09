import type { Company } from '@vikray/contract/companies/company.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { priceTypes, type PriceType } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import { Field, FieldGrid } from '../../ui/field/Field.tsx';
import type { Bind } from '../../ui/forms/bind.ts';
import { ChoiceRadio } from '../../ui/inputs/ChoiceRadio.tsx';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { SearchSelect, type Choice } from '../../ui/inputs/SearchSelect.tsx';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { useIssuerSearch } from './party-queries.ts';
import { subtotalOf } from './products/cart.ts';
import type { AllowedDates } from './quotation-checks.ts';
import type { QuotationForm } from './quotation-form.ts';

interface BasicInformationStepProps {
  readonly form: Pick<QuotationForm, 'date' | 'validUntil' | 'company' | 'priceType' | 'cart'>;
  readonly bind: Bind<QuotationForm>;
  readonly change: (changed: Partial<QuotationForm>) => void;
  readonly dates: AllowedDates;
  /** A hint about the end of the validity. */
  readonly aboutValidity: string | undefined;
}

/** Date, validity, issuing company and price type. The cart holds prices of only one type, so another type empties it, after asking. */
export function BasicInformationStep({ form, bind, change, dates, aboutValidity }: BasicInformationStepProps) {
  const { date, validUntil, company, priceType, cart } = form;
  const { earliest, latest } = dates;
  const [wished, setWished] = useState<PriceType>();

  function choosePriceType(chosen: PriceType): void {
    if (cart.length > 0 && chosen !== priceType) setWished(chosen);
    else change({ priceType: chosen });
  }

  return (
    <FieldGrid>
      <Field name="date" label="Quotation Date" required span={6}>
        <DateInput {...bind('date')} earliest={earliest} latest={latest} />
      </Field>
      <Field name="validUntil" label="Valid Until" hint={aboutValidity} span={6}>
        <DateInput
          value={validUntil ?? undefined}
          onChange={(chosen) => change({ validUntil: chosen ?? null })}
          {...(date !== undefined && { earliest: date, latest: yearLater(date) })}
        />
      </Field>
      <Field name="preparedFor" label="Issuing Company" required span={12}>
        <SearchSelect
          search={useIssuerSearch()}
          choiceOf={issuerChoice}
          value={company ?? undefined}
          onChange={(chosen) => change({ company: chosen ?? null })}
        />
      </Field>
      <Field name="priceType" label="Price Type" required span={6}>
        <ChoiceRadio choices={priceTypes} value={priceType} onChange={choosePriceType} />
      </Field>
      <ConfirmDialog
        isOpen={wished !== undefined}
        title={say.clearCartTitle}
        sentence={say.clearCart}
        record={
          <>
            <strong>Cart</strong>
            <span>{`Total ${cart.length} items · ${formatRupees(subtotalOf(cart))}`}</span>
          </>
        }
        isDanger
        onYes={() => {
          if (wished) change({ priceType: wished, cart: [] });
          setWished(undefined);
        }}
        onNo={() => setWished(undefined)}
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
