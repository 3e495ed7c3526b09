import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { Facts } from '../ui/page/Facts.tsx';
import '../ui/forms/entered-summary.css';
import { useCities, useCountries, useDepartmentTypes, useStates } from '../ui/inputs/lookup-queries.ts';
import { labelOf } from '../ui/inputs/LookupSelect.tsx';
import type { UserForm } from './user-form.ts';
import { fieldLabels as labels } from './user-labels.ts';

/** A summary of what was entered in the earlier steps. Of the private fields, it shows only the required ones. */
export function UserSummary({ form }: { readonly form: UserForm }) {
  const { name, personalEmail, personalMobile, birthDate, maritalStatus, empNumber, designation, officeEmail, officeMobile, joinDate } =
    form;
  const { department, address, country, state, city, pincode } = form;
  const places = [
    labelOf(useCities(state || undefined).data, city),
    labelOf(useStates(country).data, state),
    labelOf(useCountries().data, country),
  ];
  return (
    <div className="entered-summary">
      <Facts
        facts={[
          { label: labels.name, text: name },
          { label: labels.birthDate, text: shown(birthDate) },
          { label: labels.maritalStatus, text: maritalStatus },
          { label: labels.personalEmail, text: personalEmail },
          { label: labels.personalMobile, text: personalMobile },
          { label: labels.empNumber, text: empNumber },
          { label: labels.designation, text: designation },
          { label: labels.department, text: labelOf(useDepartmentTypes().data, department) ?? '' },
          { label: labels.officeMobile, text: officeMobile },
          { label: labels.officeEmail, text: officeEmail },
          { label: labels.joinDate, text: shown(joinDate) },
          { label: labels.address, text: [address, ...places, pincode].filter(Boolean).join(', ') },
        ]}
      />
    </div>
  );
}

function shown(date: string | undefined): string {
  return date === undefined ? '' : dashedDate(date);
}
