import { Fragment, type ReactNode } from 'react';

/** An e-mail or web address: long, without blanks, with dots. */
const isAddress = (text: string) => /^\S*[@.]\S*\.\S+$/u.test(text);

/** An address that breaks over lines after its signs, never inside a word that fits on a line. Any other text stays as it is. */
export function breakable(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !isAddress(text)) return text;
  const parts = text.split(/(?<=[@./_])/u);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
