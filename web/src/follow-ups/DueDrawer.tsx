import { SideDrawer } from '../ui/page/SideDrawer.tsx';
import { ChosenCall, type ChosenCallProps } from './ChosenCall.tsx';

/** The call of the chosen row over the due list, where there is no room beside it. */
export function DueDrawer(call: ChosenCallProps) {
  const { chosen, onChoose } = call;
  return (
    <SideDrawer title={chosen.number} onClose={() => onChoose(undefined)}>
      <ChosenCall {...call} />
    </SideDrawer>
  );
}
