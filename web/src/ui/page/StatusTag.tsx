import './status-tag.css';

type Tone = 'good' | 'waiting' | 'placed' | 'partial' | 'quiet';

/** The colours of statuses. A status without an entry is quiet, such as void or inactive. */
const tones: Readonly<Record<string, Tone>> = {
  Approved: 'good',
  Accepted: 'good',
  Live: 'good',
  Answered: 'partial',
  Dispatched: 'good',
  Done: 'good',
  Active: 'good',
  Added: 'good',
  Pending: 'waiting',
  Deleted: 'waiting',
  Removed: 'waiting',
  Placed: 'placed',
  Expired: 'placed',
  Returned: 'placed',
  'Partially Dispatched': 'partial',
  Ordered: 'placed',
  Quoted: 'partial',
  Enquiry: 'waiting',
  Running: 'partial',
  'Taking Back': 'partial',
  Stopped: 'waiting',
  OK: 'good',
  Note: 'partial',
  Warning: 'placed',
  Problem: 'waiting',
  Issued: 'good',
  Kept: 'good',
  Known: 'good',
  Needed: 'placed',
  Missing: 'placed',
  Outdated: 'placed',
  'IRN pending': 'placed',
};

/** A status as a word, with a dot in its colour. */
export function StatusTag({ status }: { readonly status: string }) {
  return <span className={`status-tag status-tag-${tones[status] ?? 'quiet'}`}>{status}</span>;
}
