import '../../ui/lists/list.css';
import '../../ui/page/document-sheet.css';

/** A placeholder while the sheet loads. */
export function QuotationSheetSkeleton() {
  return (
    <div className="quotation-desk" aria-busy aria-label="Loading" role="region">
      <div className="quotation-paper quotation-paper-empty">
        {['40%', '70%', '55%', '70%'].map((width, index) => (
          <span key={index} className="skeleton" style={{ width }} />
        ))}
      </div>
    </div>
  );
}
