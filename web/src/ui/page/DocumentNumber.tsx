import { Breakable } from './breakable.tsx';

/** The number of a document in a list. Where a company's long short name leaves it no room on one line, it breaks after a slash. */
export function DocumentNumber({ number }: { readonly number: string }) {
  return (
    <span className="document-number">
      <Breakable text={number} after={/(?<=\/)/u} />
    </span>
  );
}
