import type { BrochureRequest } from '@vikray/contract/brochures/brochure-request.ts';
import { Button } from '../ui/controls/Button.tsx';
import { EditIcon } from '../ui/icons/EditIcon.tsx';
import '../ui/lists/row-actions.css';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import './remark.css';
import { RemarkEditor } from './RemarkEditor.tsx';

interface RemarkProps {
  readonly request: BrochureRequest;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The remark of a request with a button to change it, or a button to add one. */
export function Remark({ request, isOpen, onOpen, onClose }: RemarkProps) {
  const { name, remarks } = request;
  if (isOpen) return <RemarkEditor request={request} onClose={onClose} />;
  return (
    <div className="remark">
      {remarks && <span className="remark-text">{remarks}</span>}
      <IfAllowed to="UpdateBrochure">
        {remarks ? (
          <span className="row-actions">
            <Button look="text" size="small" icon={<EditIcon />} aria-label={`Edit Remark of ${name}`} onClick={onOpen} />
          </span>
        ) : (
          <Button className="remark-button" size="small" aria-label={`Add Remark for ${name}`} onClick={onOpen}>
            Add Remark
          </Button>
        )}
      </IfAllowed>
    </div>
  );
}
