import { Drawer } from '../ui/controls/Drawer.tsx';
import { useLogin } from '../platform/login.ts';
import { useCloseQuestion } from '../ui/forms/use-close-question.tsx';
import { discardDraft, hasDraft } from '../ui/forms/stored-draft.ts';
import { callDraft } from './call-draft.ts';
import { ChosenCall, type ChosenCallProps } from './ChosenCall.tsx';

interface DueDrawerProps extends ChosenCallProps {
  readonly onClose: () => void;
}

/** The call of the chosen row over the due list, where there is no room beside it. */
export function DueDrawer({ onClose, ...call }: DueDrawerProps) {
  const { userId } = useLogin();
  const { dealId, number } = call.chosen;
  const leaving = useCloseQuestion(
    () => hasDraft(userId, callDraft(dealId)),
    number,
    () => {
      discardDraft(userId, callDraft(dealId));
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
