import { Fragment } from 'react';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { KeyCap } from '../ui/keys/KeyCap.tsx';
import { helpMarks } from './help-marks.ts';

/** A text of the help: what stands in brackets is shown as a name on the screen, what stands in braces as a key. */
export function HelpText({ text }: { readonly text: string }) {
  return helpMarks(text).map(({ kind, words, at }) => {
    if (kind === 'name') return <b key={at}>{words}</b>;
    return kind === 'key' ? <KeyCap key={at} name={words} /> : <Fragment key={at}>{unbreakableNumbers(words)}</Fragment>;
  });
}
