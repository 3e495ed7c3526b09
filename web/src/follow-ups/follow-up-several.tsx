import { tomorrow } from '@vikray/contract/follow-ups/cadence.ts';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages, dueSeveral as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { DealLink } from '../deals/public.ts';
import { encodedInput } from '../platform/call.ts';
import { today } from '../platform/today.ts';
import { Field } from '../ui/field/Field.tsx';
import { useUsers } from '../ui/filters/filtered-records.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { RankedSelect } from '../ui/inputs/RankedSelect.tsx';
import type { NamedRows, SeveralAction } from '../ui/several/several-action.ts';
import { mailAboutSeveral } from './mail-several.ts';

/** How a deal of the due list is named where several are. */
export const namedFollowUps: NamedRows<DueFollowUp> = {
  idOf: ({ dealId }) => dealId,
  nameOf: ({ number, companyName }) => `${number}, ${companyName}`,
  linkOf: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
};

const all = () => true;

const toTomorrow: SeveralAction<DueFollowUp> = {
  operation: 'UpdateFollowUp',
  label: say.toTomorrow,
  done: say.moved,
  fits: all,
  question: ({ length }) => say.move(length, tomorrow(today())),
  bodyOf: ({ dealId, version }) => encodedInput('UpdateFollowUp', { dealId, version, nextOn: tomorrow(today()) }),
};

const toDay: SeveralAction<DueFollowUp> = {
  operation: 'UpdateFollowUp',
  label: say.toDay,
  done: say.moved,
  fits: all,
  question: ({ length }) => say.moveToDay(length),
  entry: {
    Field: ({ value, onChange }) => (
      <Field name="nextOn" label={dueMessages.nextDate} required>
        <DateInput value={value || undefined} onChange={(day) => onChange(day ?? '')} earliest={today()} latest={yearLater(today())} />
      </Field>
    ),
    check: (entered) => (entered === '' ? say.selectDay : undefined),
  },
  bodyOf: ({ dealId, version }, nextOn) => encodedInput('UpdateFollowUp', { dealId, version, nextOn }),
};

const toOwner: SeveralAction<DueFollowUp> = {
  operation: 'UpdateFollowUp',
  label: say.toOwner,
  done: say.handedOver,
  fits: all,
  question: ({ length }) => say.handOver(length),
  entry: { Field: OwnerField, check: (entered) => (entered === '' ? say.selectOwner : undefined) },
  bodyOf: ({ dealId, version }, owner) => encodedInput('UpdateFollowUp', { dealId, version, ownerId: Number(owner) }),
};

function OwnerField({ value, onChange }: { readonly value: string; readonly onChange: (entered: string) => void }) {
  return (
    <Field name="ownerId" label={dueMessages.owner} required>
      <RankedSelect options={useUsers()} value={value === '' ? undefined : Number(value)} onChange={(userId) => onChange(String(userId))} />
    </Field>
  );
}

const mail = mailAboutSeveral<DueFollowUp>(({ quotationId, email }) => (quotationId === null ? undefined : { quotationId, email }));

/** What can be done with several follow-ups, by the rights of the user. */
export function followUpActions({ mayMail }: { readonly mayMail: boolean }) {
  return [toTomorrow, toDay, toOwner, ...(mayMail ? [mail] : [])];
}
