import type { ComponentProps, ReactNode } from 'react';
import './text-field.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
}

/** One line of text, with what stands before and behind it in the same frame. */
export function TextField({ prefix, suffix, className = '', ...input }: TextFieldProps) {
  const isFramed = Boolean(prefix ?? suffix);
  if (!isFramed) return <input {...input} className={`text-field ${className}`.trimEnd()} />;
  return (
    <span className={`text-field text-field-frame ${className}`.trimEnd()}>
      {affix(prefix)}
      <input {...input} />
      {affix(suffix)}
    </span>
  );
}

/** Words such as a unit are quieter than the text. */
function affix(shown: ReactNode): ReactNode {
  return typeof shown === 'string' ? <span className="text-field-affix">{shown}</span> : shown;
}
