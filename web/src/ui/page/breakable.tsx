import { Fragment, type ReactNode } from 'react';

/** An e-mail or web address: long, without blanks, with dots. */
const isAddress = (text: string) => /^\S*[@.]\S*\.\S+$/u.test(text);

/** An address that breaks over lines after its punctuation, never inside a word that fits on a line. Any other text stays as it is. */
export function breakable(text: ReactNode): ReactNode {
  return typeof text === 'string' && isAddress(text) ? breakableAtSigns(text) : text;
}

function breakableAtSigns(text: string): ReactNode {
  return text.split(/(?<=[@./_])/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
