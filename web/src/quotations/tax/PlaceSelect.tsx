import { RankedSelect } from '../../ui/inputs/RankedSelect.tsx';

interface PlaceSelectProps {
  readonly places: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of the places of supply, found by typing. */
export function PlaceSelect({ places, value, onChange }: PlaceSelectProps) {
  return <RankedSelect options={places} value={value} onChange={onChange} />;
}
