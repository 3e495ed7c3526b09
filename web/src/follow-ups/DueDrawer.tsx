import { SideDrawer } from '../ui/page/SideDrawer.tsx';
import { ChosenCall, type ChosenCallProps } from './ChosenCall.tsx';

interface DueDrawerProps extends ChosenCallProps {
  readonly onClose: () => void;
}

/** The call of the chosen row over the due list, where there is no room beside it. */
export function DueDrawer({ onClose, ...call }: DueDrawerProps) {
  return (
    <SideDrawer title={call.chosen.number} onClose={onClose}>
      <ChosenCall {...call} />
    </SideDrawer>
  );
}
