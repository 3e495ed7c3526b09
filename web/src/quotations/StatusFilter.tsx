import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import { shownStatuses, type ShownStatus } from '@vikray/contract/quotations/quotation-status.ts';
import { Select } from '../ui/controls/Select.tsx';

interface StatusFilterProps {
  readonly status: ShownStatus | undefined;
  readonly onChoose: (status: ShownStatus | undefined) => void;
}

const choices: readonly { readonly value: ShownStatus | 'All'; readonly label: string }[] = [
  { value: 'All', label: say.allStatuses },
  ...shownStatuses.toReversed().map((value) => ({ value, label: value })),
];

/** Which quotations the list shows, by their status. */
export function StatusFilter({ status, onChoose }: StatusFilterProps) {
  return (
    <Select
      aria-label={say.status}
      value={status ?? 'All'}
      onChange={(chosen) => onChoose(chosen === 'All' ? undefined : chosen)}
      options={choices}
    />
  );
}
