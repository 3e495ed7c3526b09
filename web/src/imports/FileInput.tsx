import { useId, useState } from 'react';
import { useFieldMarks } from '../ui/field/Field.tsx';
import { UploadIcon } from '../ui/icons/UploadIcon.tsx';
import '../ui/inputs/image-input.css';

interface FileInputProps {
  readonly accept: string;
  readonly files: readonly File[];
  readonly isMultiple?: boolean;
  readonly buttonLabel: string;
  readonly hint: string;
  readonly onChange: (files: readonly File[]) => void;
}

/** Chosen or dropped files. The browser's own input lies transparent over the button, so that clicks, drops and the keyboard reach it. */
export function FileInput({ accept, files, isMultiple = false, buttonLabel, hint, onChange }: FileInputProps) {
  const { 'aria-required': isRequired, ...marks } = useFieldMarks();
  const [isDragged, setIsDragged] = useState(false);
  const hintId = useId();
  const [first] = files;
  const chosen = files.length > 1 ? `${files.length} files` : first?.name;
  return (
    <div className={isDragged ? 'image-input image-input-dragged' : 'image-input'}>
      <span className="image-input-button" aria-hidden>
        <UploadIcon />
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
        // Otherwise choosing the same file again, after correcting it, fires no change event.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => onChange([...(event.target.files ?? [])])}
      />
    </div>
  );
}
