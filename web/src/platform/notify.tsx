/**
 * Notices in the top bar: one sentence each, which disappears after four seconds, whatever page the user opens in the meantime. A notice
 * may name the record it is about and offer links. It stays while the pointer or the focus is on it. The newest is in front, so that
 * together they cover no more of the page than one. One that it covers before anyone can have read it comes back.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { noticeIcons } from './notice-icons.tsx';
import { NoticeMore, type NoticeDetails } from './NoticeMore.tsx';
import './notify.css';
import { unbreakableNumbers } from './whole-numbers.tsx';

/** The kinds of notices; each has its own colour and icon. */
export type NoticeKind = 'success' | 'failure' | 'warning';

interface Notice {
  readonly id: number;
  readonly shownAt: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly details: NoticeDetails | undefined;
  /** Whether it says why a form was not sent or was refused. Only one such notice is shown at a time. */
  readonly isRefusal: boolean;
}

const shownForMs = 4000;
const readAfterMs = 1000;
const maxNotices = 5;

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function replace(next: readonly Notice[]): void {
  const before = notices.at(-1);
  notices = next;
  const front = notices.at(-1);
  if (before && before !== front && Date.now() - before.shownAt < readAfterMs) hold(before.id);
  if (front && before !== front && !timers.has(front.id)) release(front.id);
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  hold(id);
  if (notices.some((notice) => notice.id === id)) replace(notices.filter((notice) => notice.id !== id));
}

/** Keeps a notice, while the pointer or the focus is on it or nobody has seen it. */
function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function release(id: number): void {
  hold(id);
  timers.set(
    id,
    setTimeout(() => dismiss(id), notices.find((notice) => notice.id === id)?.details?.forMs ?? shownForMs),
  );
}

/** Several calls that fail for the same reason show one notice, whose time starts again. A refusal replaces the one before. */
function show(kind: NoticeKind, text: string, details?: NoticeDetails, isRefusal = false): void {
  const notice = { id: nextId++, shownAt: Date.now(), kind, text, details, isRefusal };
  const others = notices.filter((other) => (other.kind !== kind || other.text !== text) && !(isRefusal && other.isRefusal));
  replace([...others, notice].slice(-maxNotices));
}

/** Shows a sentence for four seconds, with details below it. */
export const notify = {
  success: (text: string, details?: NoticeDetails) => show('success', text, details),
  failure: (text: string, details?: NoticeDetails) => show('failure', text, details),
  warning: (text: string, details?: NoticeDetails) => show('warning', text, details),
  /** Shows what to correct in a form before it can be sent, or why the server refused it. */
  refusal: (text: string, details?: NoticeDetails) => show('failure', text, details, true),
  /** Removes the refusal, because the form is in order now. */
  withdrawRefusal: () => notices.filter((notice) => notice.isRefusal).forEach((notice) => dismiss(notice.id)),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where notices appear. Render it once, outside all pages. `onFollow` opens a page of the panel that a notice links to. */
export function Notices({ onFollow }: { readonly onFollow?: (href: string) => void }) {
  const shown = useSyncExternalStore(subscribe, () => notices);
  const place = useRef<HTMLDivElement>(null);
  const card = { onFollow, frontId: shown.at(-1)?.id };
  useEffect(() => {
    if (shown.length === 0) return;
    // The browser draws what is opened last above everything else, even above a dialog.
    place.current?.hidePopover?.();
    place.current?.showPopover?.();
  }, [shown]);
  return (
    <div ref={place} className="notices" popover="manual" data-react-aria-top-layer>
      <div role="status" aria-atomic="false">
        {shown.map((notice) => notice.kind === 'success' && <NoticeCard key={notice.id} {...notice} {...card} />)}
      </div>
      <div role="alert" aria-atomic="false">
        {shown.map((notice) => notice.kind !== 'success' && <NoticeCard key={notice.id} {...notice} {...card} />)}
      </div>
    </div>
  );
}

interface NoticeCardProps extends Notice {
  readonly frontId: number | undefined;
  readonly onFollow: ((href: string) => void) | undefined;
}

function NoticeCard({ id, kind, text, details, frontId, onFollow }: NoticeCardProps) {
  const [holders] = useState(() => new Set<'pointer' | 'focus'>());
  const holdBy = (holder: 'pointer' | 'focus') => () => {
    holders.add(holder);
    hold(id);
  };
  const releaseBy = (holder: 'pointer' | 'focus') => () => {
    holders.delete(holder);
    if (holders.size === 0) release(id);
  };
  return (
    <div
      className={`notice notice-${kind}${id === frontId ? '' : ' notice-behind'}`}
      onMouseEnter={holdBy('pointer')}
      onMouseLeave={releaseBy('pointer')}
      onFocus={holdBy('focus')}
      onBlur={releaseBy('focus')}
    >
      {noticeIcons[kind]}
      <div className="notice-words">
        <p>{unbreakableNumbers(text)}</p>
        {details && <NoticeMore {...details} onFollow={onFollow} onGone={() => dismiss(id)} />}
      </div>
      <button type="button" className="notice-close" aria-label="Close" onClick={() => dismiss(id)}>
        {noticeIcons.close}
      </button>
    </div>
  );
}
