import type { ReactNode } from 'react';
import { brand } from '../../platform/brand.ts';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import './PageHeading.css';
import { unbroken } from './unbroken.ts';

interface PageHeadingProps {
  readonly title: string;
  /** A number or a person beside the title. */
  readonly note?: ReactNode;
  /** The status of the record. */
  readonly tag?: ReactNode;
  /** Search, CSV and the one filled button, in this order. */
  readonly children?: ReactNode;
}

/** The one h1 of a page, which also names the browser's tab. On phones, the actions have a separate row. */
export function PageHeading({ title, note, tag, children }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <title>{`${title} · ${brand()}`}</title>
      <div className="page-heading-title" style={{ '--title-length': title.length }}>
        <h1>{unbreakableNumbers(title)}</h1>
        {(note ?? tag) && (
          <div className="page-heading-about">
            {note && <span className={unbroken(note, 'page-heading-note')}>{note}</span>}
            {tag}
          </div>
        )}
      </div>
      {children && <div className="page-heading-actions">{children}</div>}
    </div>
  );
}
