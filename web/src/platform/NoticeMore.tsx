import { Fragment, type MouseEvent } from 'react';
import { unbreakableNumbers } from './whole-numbers.tsx';

/** A link or button in a notice: it opens a page of the panel, or acts at once. */
export type NoticeAction = { readonly label: string } & ({ readonly href: string } | { readonly onPress: () => void });

/** The details below the sentence of a notice. */
export interface NoticeDetails {
  /** The record that the sentence is about, such as a quotation's number, or why it was refused. */
  readonly about?: string | undefined;
  readonly actions?: readonly NoticeAction[];
  /** How long the notice stays, if not four seconds. */
  readonly forMs?: number;
}

interface NoticeMoreProps extends NoticeDetails {
  /** Opens a page of the panel without reloading the panel. */
  readonly onFollow: ((href: string) => void) | undefined;
  /** Called when the user has followed a link, so the notice can go. */
  readonly onGone: () => void;
}

/** The record and the links to it, on one line: `AP/2026-2027/0080 · View · PDF`. */
export function NoticeMore({ about, actions = [], onFollow, onGone }: NoticeMoreProps) {
  return (
    <p className={actions.length > 0 ? 'notice-more notice-more-actions' : 'notice-more'}>
      {about && <span className={actions.length > 0 ? 'one-line' : undefined}>{unbreakableNumbers(about)}</span>}
      {actions.map((action, index) => (
        <Fragment key={action.label}>
          {(about || index > 0) && ' · '}
          {'href' in action ? <ActionLink {...action} onFollow={onFollow} onGone={onGone} /> : <ActionButton {...action} onGone={onGone} />}
        </Fragment>
      ))}
    </p>
  );
}

function ActionLink({
  label,
  href,
  onFollow,
  onGone,
}: Omit<NoticeMoreProps, keyof NoticeDetails> & { readonly label: string; readonly href: string }) {
  function follow(event: MouseEvent): void {
    // With one of these keys, the browser opens the page in another tab or window.
    if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGone();
    onFollow(href);
  }

  return (
    <a href={href} onClick={follow}>
      {label}
    </a>
  );
}

function ActionButton({ label, onPress, onGone }: { readonly label: string; readonly onPress: () => void; readonly onGone: () => void }) {
  return (
    <button
      type="button"
      className="notice-action"
      onClick={() => {
        onGone();
        onPress();
      }}
    >
      {label}
    </button>
  );
}
