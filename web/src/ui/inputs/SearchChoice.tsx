import { excerptOf } from '@vikray/contract/platform/ranking.ts';
import { StatusTag } from '../page/StatusTag.tsx';

/** A record as a select shows it. */
export interface Choice {
  /** The record's number. */
  readonly value: number;
  readonly label: string;
  /** What tells it from others of the same name, on a second line of the open list. */
  readonly detail?: string | undefined;
  /** Its status, in its colour beside the label of the open list. */
  readonly status?: string | undefined;
  /** The other texts by which the server finds it. The open list shows where one of them has what the label and the detail lack. */
  readonly foundBy?: readonly string[] | undefined;
}

interface SearchChoiceProps {
  readonly choice: Choice;
  readonly typed: string;
}

/** A record in the open list: its name and status, what tells it from others, and where it has what was typed if none of these does. */
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
