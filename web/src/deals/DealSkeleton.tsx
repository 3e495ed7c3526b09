import '../ui/lists/list.css';
import './deal.css';

/** A placeholder while a deal loads. */
export function DealSkeleton() {
  return (
    <div className="deal" aria-busy aria-label="Loading" role="region">
      {['60%', '90%', '75%'].map((width) => (
        <div key={width} className="deal-sheet deal-sheet-empty">
          <span className="skeleton" style={{ width }} />
          <span className="skeleton" style={{ width: '40%' }} />
        </div>
      ))}
    </div>
  );
}
