import { severalRowsWords as say } from '@vikray/contract/several-rows/several-rows-words.ts';
import { Button } from '../controls/Button.tsx';
import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import type { Ticked } from './use-selection.ts';

interface SelectButtonProps {
  readonly ticked: Ticked<unknown>;
  readonly onSelect: (isOn: boolean) => void;
}

/** Brings the boxes with which rows are selected, and takes them away again. */
export function SelectButton({ ticked, onSelect }: SelectButtonProps) {
  const isOn = ticked !== undefined;
  return (
    <Button className="list-button select-button" icon={<CheckCircleIcon />} aria-pressed={isOn} onClick={() => onSelect(!isOn)}>
      <span className="list-button-label">{say.select}</span>
    </Button>
  );
}
