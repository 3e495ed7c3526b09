import { createContext, use, useEffect } from 'react';

/** The fields of a form that still read what they propose, such as the only entry of a list. */
export interface ProposalReads {
  readonly fields: ReadonlySet<string>;
  /** Begins the read of a field. Call what it returns at its end. */
  readonly begin: (field: string) => () => void;
  /** Takes what is to be done when the next read ends, instead of what was given before. */
  readonly atNextEnd: (act: () => void) => void;
}

/** The reads of a form, whose Next and submit wait for the fields that are wrong only until then. */
export const ReadsOfForm = createContext<ProposalReads | undefined>(undefined);

/** The reads of one form, of which none has begun. */
export function createProposalReads(): ProposalReads {
  const fields = new Set<string>();
  let atEnd = () => {};
  return {
    fields,
    begin(field) {
      fields.add(field);
      return () => {
        fields.delete(field);
        atEnd();
      };
    },
    atNextEnd(act) {
      atEnd = act;
    },
  };
}

/** Says whether a field still reads its proposal, or has read it and not taken it over yet. */
export function useProposalRead(field: string, isUnderWay: boolean): void {
  const reads = use(ReadsOfForm);
  useEffect(() => (isUnderWay ? reads?.begin(field) : undefined), [reads, field, isUnderWay]);
}
