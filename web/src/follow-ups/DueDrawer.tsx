import { Drawer } from '../ui/controls/Drawer.tsx';
import { useLogin } from '../platform/login.ts';
import { useCloseQuestion } from '../ui/forms/use-close-question.tsx';
import { discardCall, isCallEntered } from './call-draft.ts';
import { ChosenCall, type ChosenCallProps } from './ChosenCall.tsx';

interface DueDrawerProps extends ChosenCallProps {
  readonly onClose: () => void;
}

/** The call of the chosen row over the due list, where there is no room beside it. */
export function DueDrawer({ onClose, ...call }: DueDrawerProps) {
  const { userId } = useLogin();
  const { dealId, number } = call.chosen;
  const leaving = useCloseQuestion(
    () => isCallEntered(userId, dealId),
    number,
    () => {
      discardCall(userId, dealId);
      onClose();
    },
  );
  return (
    <Drawer title={number} onClose={leaving.close}>
      {leaving.question}
      <ChosenCall {...call} />
    </Drawer>
  );
}
