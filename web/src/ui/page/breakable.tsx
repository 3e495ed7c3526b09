import { Fragment, type ReactNode } from 'react';

/** An e-mail or web address: long, without blanks, with dots. */
const isAddress = (text: string) => /^\S*[@.]\S*\.\S+$/u.test(text);

/** An address that breaks over lines after its punctuation, never inside a word that fits on a line. Any other text stays as it is. */
export function breakable(text: ReactNode): ReactNode {
  return typeof text === 'string' && isAddress(text) ? <Breakable text={text} after={/(?<=[@./_])/u} /> : text;
}

/** A text that may break over lines where `after` matches, which takes no characters. */
export function Breakable({ text, after }: { readonly text: string; readonly after: RegExp }) {
  return text.split(after).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
