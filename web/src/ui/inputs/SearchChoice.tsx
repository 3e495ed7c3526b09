import { excerptOf } from '@vikray/contract/platform/ranking.ts';
import { StatusTag } from '../page/StatusTag.tsx';

/** A record as a select shows it. */
export interface Choice {
  /** The record's number. */
  readonly value: number;
  readonly label: string;
  /** What distinguishes it from others of the same name, on a second line of the open list. */
  readonly detail?: string | undefined;
  /** Its status, shown in its colour beside the label in the open list. */
  readonly status?: string | undefined;
  /** The other texts by which the server finds it. The open list shows the matching one when neither label nor detail matches. */
  readonly foundBy?: readonly string[] | undefined;
}

interface SearchChoiceProps {
  readonly choice: Choice;
  readonly typed: string;
}

/**
 * A record in the open list: its name, its status, and what distinguishes it. When none of these matches the typed text, it also shows the
 * text that does.
 */
export function SearchChoice({ choice: { label, detail, status, foundBy = [] }, typed }: SearchChoiceProps) {
  const excerpt = excerptOf(typed, [label, detail].join(' '), foundBy);
  return (
    <div className="search-choice">
      <span className="search-choice-label">
        {label}
        {status && <StatusTag status={status} />}
      </span>
      {detail && <small>{detail}</small>}
      {excerpt && (
        <small>
          {excerpt.before}
          <mark>{excerpt.found}</mark>
          {excerpt.after}
        </small>
      )}
    </div>
  );
}
