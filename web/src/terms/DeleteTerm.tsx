import { termMessages as say } from '@vikray/contract/terms/term-messages.ts';
import type { Term } from '@vikray/contract/terms/term.ts';
import { DeleteDialog } from '../ui/lists/DeleteDialog.tsx';
import { refreshTerms } from './term-queries.ts';

interface DeleteTermProps {
  /** The term to delete; undefined while the question is closed. */
  readonly term: Term | undefined;
  readonly onDone: () => void;
}

/** Asks before a term is deleted. */
export function DeleteTerm({ term, onDone }: DeleteTermProps) {
  return (
    <DeleteDialog
      record={term}
      operation="DeleteTerm"
      toInput={({ termsId, version }) => ({ termId: termsId, version })}
      say={say}
      refresh={refreshTerms}
      onDone={onDone}
    >
      {({ category, description }) => (
        <>
          <strong>{category}</strong>
          <span>{description}</span>
        </>
      )}
    </DeleteDialog>
  );
}
