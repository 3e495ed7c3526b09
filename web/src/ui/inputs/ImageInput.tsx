import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { imageMessages } from '@vikray/contract/images/image-messages.ts';
import { imageTypes } from '@vikray/contract/images/image.ts';
import { preparedImage, type RefusedImage } from '../../platform/prepare-image.ts';
import { Field, useFieldMarks } from '../field/Field.tsx';
import { FormFailure, useShownFailure } from '../field/form-failure.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';
import { UploadIcon } from '../icons/UploadIcon.tsx';
import { Picture } from '../page/Picture.tsx';
import './image-input.css';

interface ImageInputProps extends ImageRules {
  /** The field's name in the contract. Failures refer to it. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly span?: number;
  /** The chosen file, not stored yet. */
  readonly value: File | undefined;
  readonly onChange: (file: File) => void;
  /** The address of the stored picture, shown until a file is chosen; blank for none. */
  readonly stored: string;
  /** What is shown while there is no picture. */
  readonly placeholder?: ReactNode;
}

interface ImageRules {
  /** The largest file that is sent, in bytes. A larger photo is shrunk; the sentence is for one that cannot be shrunk. */
  readonly maxBytes: number;
  readonly tooLarge: string;
  /** What kind of picture to choose. */
  readonly hint: string;
}

/** A picture, chosen or dropped, shown before it is stored. A large photo is shrunk. An unsuitable file is refused at once, with the reason. */
export function ImageInput({ name, label, required = false, span = 24, value, onChange, stored, placeholder, ...rules }: ImageInputProps) {
  const [refused, setRefused] = useState<string>();
  const [preparing, setPreparing] = useState<File>();
  const lastChosen = useRef<File>(undefined);
  const failure = useShownFailure();

  async function take(chosen: File): Promise<void> {
    lastChosen.current = chosen;
    setPreparing(chosen);
    const file = await preparedImage(chosen, rules.maxBytes);
    // Another file may have been chosen in the meantime.
    if (lastChosen.current !== chosen) return;
    setPreparing(undefined);
    setRefused(typeof file === 'string' ? sentenceOf(file, rules) : undefined);
    if (typeof file !== 'string') onChange(file);
  }

  return (
    <FormFailure failure={refused === undefined ? failure : { field: name, message: refused }}>
      <Field name={name} label={label} required={required} span={span}>
        <Chooser
          label={label}
          src={usePreview(value) ?? stored}
          fileName={preparing ? imageMessages.preparing : value?.name}
          hint={rules.hint}
          placeholder={placeholder}
          onTake={(file) => void take(file)}
        />
      </Field>
    </FormFailure>
  );
}

function sentenceOf(refused: RefusedImage, { tooLarge }: ImageRules): string {
  return refused === 'tooLarge' ? tooLarge : imageMessages[refused];
}

/** The address from which to show a file that is not stored yet. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ readonly file: File; readonly address: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setPreview({ file, address: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return preview?.file === file ? preview?.address : undefined;
}

interface ChooserProps {
  readonly label: string;
  readonly src: string;
  readonly fileName: string | undefined;
  readonly hint: string;
  readonly placeholder: ReactNode;
  readonly onTake: (file: File) => void;
}

/** The browser's file input covers the picture and the button invisibly, so that a click, a drop and the keyboard all reach it. */
function Chooser({ label, src, fileName, hint, placeholder, onTake }: ChooserProps) {
  const { 'aria-required': isRequired, ...marks } = useFieldMarks();
  const isLocked = useIsLocked();
  const [isDragged, setIsDragged] = useState(false);
  const hintId = useId();
  if (isLocked) {
    return (
      <div className="image-input">
        <Picture src={src} alt={label} placeholder={placeholder} />
      </div>
    );
  }
  return (
    <div className={isDragged ? 'image-input image-input-dragged' : 'image-input'}>
      <Picture src={src} alt="" placeholder={placeholder} />
      <span className="image-input-button" aria-hidden>
        <UploadIcon />
        {src ? 'Replace Image' : 'Choose Image'}
      </span>
      <small id={hintId}>{fileName ?? hint}</small>
      <input
        {...marks}
        type="file"
        accept={imageTypes.join(',')}
        required={isRequired}
        aria-describedby={[marks['aria-describedby'], hintId].filter(Boolean).join(' ')}
        onDragEnter={() => setIsDragged(true)}
        onDragLeave={() => setIsDragged(false)}
        onDrop={() => setIsDragged(false)}
        // Choosing the same file again after a refusal must fire a change event too.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onTake(file);
        }}
      />
    </div>
  );
}
