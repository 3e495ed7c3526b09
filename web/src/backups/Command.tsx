import { Fragment } from 'react';

/** A longer part, such as the name of a folder, may break anywhere. */
const longestUnbroken = 24;

/** A command or a path, which breaks over lines at blanks and after slashes, never at the hyphen of a name. */
export function Command({ text }: { readonly text: string }) {
  return (
    <code>
      {text.split(/(?<=[/\s])/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {/\w-\w/u.test(part) && part.length <= longestUnbroken ? <span className="unbroken">{part}</span> : part}
        </Fragment>
      ))}
    </code>
  );
}
