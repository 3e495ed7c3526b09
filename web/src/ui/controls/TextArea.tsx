import type { ComponentProps } from 'react';
import './text-field.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Whether it grows with its text, up to eight lines. */
  readonly grows?: boolean;
}

/** Text of several lines. */
export function TextArea({ grows = false, className = '', ...area }: TextAreaProps) {
  return <textarea {...area} className={['text-field text-area', grows && 'text-area-grows', className].filter(Boolean).join(' ')} />;
}
