import { TextArea } from '../controls/TextArea.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useFieldMarks } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';
import { atMost } from './at-most.ts';

interface TextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
}

interface LineProps extends TextProps {
  readonly type?: 'text' | 'email' | 'url';
}

/** One line of text. */
export function TextInput({ onChange, maxLength, autoComplete = 'off', type = 'text', ...text }: LineProps) {
  const marks = useFieldMarks();
  if (useIsLocked()) return <LockedValue text={text.value} />;
  // The type only selects a phone's keyboard; the contract checks the value, with its own sentence.
  return (
    <TextField
      {...marks}
      {...text}
      {...atMost(maxLength)}
      inputMode={type}
      autoComplete={autoComplete}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ParagraphProps extends TextProps {
  readonly rows?: number;
}

/** Text of several lines. */
export function ParagraphInput({ onChange, maxLength, autoComplete = 'off', rows = 3, ...text }: ParagraphProps) {
  const marks = useFieldMarks();
  if (useIsLocked()) return <LockedValue text={text.value} />;
  return (
    <TextArea
      {...marks}
      {...text}
      {...atMost(maxLength)}
      rows={rows}
      autoComplete={autoComplete}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
