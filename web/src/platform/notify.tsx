/**
 * Notices at the top right: one sentence each, gone after four seconds, wherever the user has gone meanwhile.
 * Drawn by ourselves, as the login page has them too and must not load antd.
 */
import { useSyncExternalStore } from 'react';
import './notify.css';
import { noticeIcons } from './notice-icons.tsx';

export type NoticeKind = 'success' | 'failure' | 'warning';

interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
}

const shownForMs = 4000;
const mostNotices = 5;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  if (notices.some((notice) => notice.id === id)) replace(notices.filter((notice) => notice.id !== id));
}

/** Several calls that fail for one reason give one notice, shown for the whole time again. */
function show(kind: NoticeKind, text: string): void {
  const notice = { id: nextId++, kind, text };
  const others = notices.filter((other) => other.kind !== kind || other.text !== text);
  replace([...others, notice].slice(-mostNotices));
  setTimeout(() => dismiss(notice.id), shownForMs);
}

/** Shows a sentence for four seconds. */
export const notify = {
  success: (text: string) => show('success', text),
  failure: (text: string) => show('failure', text),
  warning: (text: string) => show('warning', text),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where notices appear; stands once, outside of all pages. */
export function Notices() {
  const shown = useSyncExternalStore(subscribe, () => notices);
  return (
    <div className="notices">
      <div role="status" aria-atomic="false">
        {shown.filter((notice) => notice.kind === 'success').map(NoticeCard)}
      </div>
      <div role="alert" aria-atomic="false">
        {shown.filter((notice) => notice.kind !== 'success').map(NoticeCard)}
      </div>
    </div>
  );
}

function NoticeCard({ id, kind, text }: Notice) {
  return (
    <div key={id} className={`notice notice-${kind}`}>
      {noticeIcons[kind]}
      <p>{text}</p>
      <button type="button" className="icon-button" aria-label="Close" onClick={() => dismiss(id)}>
        {noticeIcons.close}
      </button>
    </div>
  );
}
