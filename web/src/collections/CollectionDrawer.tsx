import { useLogin } from '../platform/login.ts';
import { Drawer } from '../ui/controls/Drawer.tsx';
import { discardDraft, hasDraft } from '../ui/forms/stored-draft.ts';
import { useCloseQuestion } from '../ui/forms/use-close-question.tsx';
import { CollectionPanel, type CollectionPanelProps } from './CollectionPanel.tsx';
import { collectionDraft } from './use-collection-call.ts';

interface CollectionDrawerProps extends Omit<CollectionPanelProps, 'isOpen'> {
  readonly onClose: () => void;
}

/** The call of the chosen customer over the list, where there is no room beside it. */
export function CollectionDrawer({ onClose, ...panel }: CollectionDrawerProps) {
  const { userId } = useLogin();
  const { customerId, companyName } = panel.row;
  const leaving = useCloseQuestion(
    () => hasDraft(userId, collectionDraft(customerId)),
    companyName,
    () => {
      discardDraft(userId, collectionDraft(customerId));
      onClose();
    },
  );
  return (
    <Drawer title={companyName} onClose={leaving.close}>
      {leaving.question}
      <CollectionPanel {...panel} isOpen />
    </Drawer>
  );
}
