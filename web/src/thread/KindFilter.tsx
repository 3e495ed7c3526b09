import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { EntryKind, TimelineRecord } from '@vikray/contract/thread/timeline.ts';
import { useMaySeeMoney } from '../money/public.ts';
import { Select } from '../ui/controls/Select.tsx';

const withMoney: readonly TimelineRecord[] = ['customer', 'deal'];

/** The kinds that there are so far. Only products have stock. */
const kinds: readonly EntryKind[] = ['Change', 'Mail', 'Note', 'File'];
const kindsOf: Readonly<Record<TimelineRecord, readonly EntryKind[]>> = {
  customer: kinds,
  deal: kinds,
  quotation: kinds,
  order: ['Change', 'Note', 'File'],
  product: ['Change', 'Stock', 'Note', 'File'],
};

interface KindFilterProps {
  readonly record: TimelineRecord;
  readonly kind: EntryKind | undefined;
  readonly onChange: (kind: EntryKind | undefined) => void;
}

/** Which entries a timeline shows. */
export function KindFilter({ record, kind, onChange }: KindFilterProps) {
  const keepsMoney = useMaySeeMoney() && withMoney.includes(record);
  const shown = [...kindsOf[record], ...(keepsMoney ? (['Money'] as const) : [])];
  return (
    <Select<EntryKind | 'all'>
      aria-label={say.show}
      value={kind ?? 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
      options={[{ value: 'all' as const, label: say.everything }, ...shown.map((each) => ({ value: each, label: say.kinds[each] }))]}
    />
  );
}
