import { movedKinds, movedText, type CustomerMerge, type MovedKind } from '@vikray/contract/customer-merges/customer-merge.ts';
import { mergeMessages as say } from '@vikray/contract/customer-merges/merge-messages.ts';
import { Note } from '../ui/page/Note.tsx';

// The keys of a constant.
const kinds = Object.keys(movedKinds) as MovedKind[];

/** What moves with the customer that goes, with its counts, or why it cannot. */
export function MovedRecords({ plan }: { readonly plan: CustomerMerge | undefined }) {
  if (!plan) return <span className="skeleton" aria-busy />;
  const moved = kinds.filter((kind) => plan[kind] > 0);
  return (
    <section className="merge-moves" aria-label={say.moves}>
      {plan.obstacle !== '' && <Note kind="error" title={plan.obstacle} />}
      <h3>{say.moves}</h3>
      {moved.length === 0 ? (
        <p>{say.nothingMoves}</p>
      ) : (
        <ul>
          {moved.map((kind) => (
            <li key={kind}>{movedText(kind, plan[kind])}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
