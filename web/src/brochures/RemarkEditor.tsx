import { useEffect, useRef } from 'react';
import { brochureMessages as say } from '@vikray/contract/brochures/brochure-messages.ts';
import { maxRemarkLetters, type BrochureRequest } from '@vikray/contract/brochures/brochure-request.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { TextArea } from '../ui/controls/TextArea.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { atMost } from '../ui/inputs/at-most.ts';
import { refreshBrochures } from './brochure-queries.ts';
import './remark.css';
import { useRemarkDraft } from './use-remark-draft.ts';

interface RemarkEditorProps {
  readonly request: BrochureRequest;
  readonly onClose: () => void;
}

/** Writes a remark in its row. Saving a blank one does nothing. */
export function RemarkEditor({ request: { requestId, name, remarks, version }, onClose }: RemarkEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { opened, text, type, forget } = useRemarkDraft(requestId, remarks);
  const update = useSubmit('UpdateBrochure');
  const entries = { requestId, text, version };
  // The user has just opened this field.
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  async function save(): Promise<void> {
    if (text.trim() === '') return;
    const saved = await update.send(entries, () => ({ id: requestId, remarks: text, version }));
    // Also when refused: someone else may have written a remark in the meantime.
    void refreshBrochures();
    if (!saved) return;
    notify.success(say.saved);
    close();
  }

  /** Closes the row and deletes what was typed. */
  function close(): void {
    forget();
    onClose();
  }

  return (
    <div className="remark-editor">
      <TextArea
        aria-label={`Remark for ${name}`}
        ref={field}
        grows
        {...atMost(maxRemarkLetters)}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {remarks !== opened && <p className="remark-text">{say.savedBySomeoneElse(remarks)}</p>}
      <div className="remark-actions">
        <Button size="small" className="remark-button" disabled={update.isBusy} onClick={close}>
          Cancel
        </Button>
        <Button size="small" className="remark-button" look="filled" isBusy={update.isBusy} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}
