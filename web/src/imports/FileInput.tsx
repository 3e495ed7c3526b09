import { UploadOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { useFieldMarks } from '../ui/forms/Field.tsx';
import '../ui/inputs/image-input.css';

interface FileInputProps {
  readonly accept: string;
  readonly files: readonly File[];
  readonly isMultiple?: boolean;
  readonly buttonLabel: string;
  readonly hint: string;
  readonly onChange: (files: readonly File[]) => void;
}

/** Files, chosen or dropped. The browser's own input lies unseen over the button: so a click, a drop and the keyboard all reach it. */
export function FileInput({ accept, files, isMultiple = false, buttonLabel, hint, onChange }: FileInputProps) {
  const { status, 'aria-required': isRequired, ...marks } = useFieldMarks();
  const [isDragged, setIsDragged] = useState(false);
  const hintId = useId();
  const [first] = files;
  const chosen = files.length > 1 ? `${files.length} files` : first?.name;
  return (
    <div className={isDragged ? 'image-input image-input-dragged' : 'image-input'} data-status={status}>
      <span className="image-input-button" aria-hidden>
        <UploadOutlined />
        {buttonLabel}
      </span>
      <small id={hintId}>{chosen ?? hint}</small>
      <input
        {...marks}
        type="file"
        accept={accept}
        multiple={isMultiple}
        required={isRequired}
        aria-describedby={[marks['aria-describedby'], hintId].filter(Boolean).join(' ')}
        onDragEnter={() => setIsDragged(true)}
        onDragLeave={() => setIsDragged(false)}
        onDrop={() => setIsDragged(false)}
        // Choosing the same file again, after it was mended, is a change too.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => onChange([...(event.target.files ?? [])])}
      />
    </div>
  );
}
