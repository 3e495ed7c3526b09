import './status-tag.css';

type Colour = 'green' | 'red' | 'amber' | 'blue' | 'grey';

/** The colours of statuses. A status without an entry is grey, such as void or inactive. */
const colours: Readonly<Record<string, Colour>> = {
  Approved: 'green',
  Accepted: 'green',
  Live: 'green',
  Dispatched: 'green',
  Done: 'green',
  Active: 'green',
  Added: 'green',
  OK: 'green',
  Issued: 'green',
  Kept: 'green',
  Known: 'green',
  Pending: 'red',
  Deleted: 'red',
  Removed: 'red',
  Enquiry: 'red',
  Stopped: 'red',
  Problem: 'red',
  Overdue: 'red',
  Broken: 'red',
  Placed: 'amber',
  Expired: 'amber',
  Returned: 'amber',
  Warning: 'amber',
  Needed: 'amber',
  Missing: 'amber',
  Outdated: 'amber',
  Disputed: 'amber',
  'IRN pending': 'amber',
  Answered: 'blue',
  Ordered: 'blue',
  'Partly Dispatched': 'blue',
  'Partially Dispatched': 'blue',
  Quoted: 'blue',
  Running: 'blue',
  'Taking Back': 'blue',
  Note: 'blue',
};

/** A status as a word, with a dot in its colour. */
export function StatusTag({ status }: { readonly status: string }) {
  return <span className={`status-tag status-tag-${colours[status] ?? 'grey'}`}>{status}</span>;
}
