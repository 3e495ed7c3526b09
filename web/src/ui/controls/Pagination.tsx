import { LeftIcon } from '../icons/LeftIcon.tsx';
import { RightIcon } from '../icons/RightIcon.tsx';
import './pagination.css';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onShow: (page: number) => void;
  /** How many pages are offered before and after the one shown, besides the first and the last. */
  readonly around: number;
}

/** The pages of a list: the first, the last, and those around the one shown. */
export function Pagination({ page, pages, onShow, around }: PaginationProps) {
  return (
    <nav aria-label="Pages">
      <ul className="pagination">
        <li>
          <button type="button" aria-label="Previous Page" disabled={page <= 1} onClick={() => onShow(page - 1)}>
            <LeftIcon />
          </button>
        </li>
        {offered(page, pages, around).map((each) =>
          each > 0 ? (
            <li key={each}>
              <button type="button" aria-current={each === page ? 'page' : undefined} onClick={() => onShow(each)}>
                {each}
              </button>
            </li>
          ) : (
            <li key={each} className="pagination-gap" aria-hidden>
              •••
            </li>
          ),
        )}
        <li>
          <button type="button" aria-label="Next Page" disabled={page >= pages} onClick={() => onShow(page + 1)}>
            <RightIcon />
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** The pages to offer, in order; a negative number stands for those left out. A single page is never left out. */
function offered(page: number, pages: number, around: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const first = Math.max(1, Math.min(page - around, pages - 2 * around));
  const last = Math.min(pages, Math.max(page + around, 1 + 2 * around));
  const before = first > 3 ? [1, -1] : all.slice(0, first - 1);
  const after = last < pages - 2 ? [-2, pages] : all.slice(last);
  return [...before, ...all.slice(first - 1, last), ...after];
}
