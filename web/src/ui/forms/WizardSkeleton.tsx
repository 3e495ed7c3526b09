import '../lists/list.css';
import './wizard.css';

/** The placeholder of a wizard while its record loads. */
export function WizardSkeleton() {
  return (
    <div className="wizard wizard-skeleton" aria-busy aria-label="Loading">
      {['30%', '70%', '55%', '70%'].map((width, index) => (
        <span key={index} className="skeleton" style={{ width }} />
      ))}
    </div>
  );
}
