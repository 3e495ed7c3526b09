import './page-skeleton.css';

/** A page whose scripts are on their way: a heading and a sheet without words. */
export function PageSkeleton() {
  return (
    <section className="page-skeleton" aria-busy aria-label="Loading">
      <div className="page-skeleton-heading" />
      <div className="page-skeleton-sheet" />
    </section>
  );
}
