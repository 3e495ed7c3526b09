import { useSidebarMode } from '../platform/sidebar-mode.ts';

/** What index.html shows before the scripts run, for the frame after a login. Its style sheet is outline.css. */
export function ShellOutline() {
  return (
    <div data-outline={useSidebarMode()} aria-busy aria-label="Loading" role="status">
      <div className="outline" aria-hidden>
        <div className="outline-bar" />
        <div className="outline-side" />
        <div className="outline-page" />
      </div>
    </div>
  );
}
