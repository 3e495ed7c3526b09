import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { copyright } from '../platform/brand.ts';
import { forgetPage, rememberPage } from '../platform/ended-session.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { onlyPageOf, useLogin, useStoredLogin } from '../platform/login.ts';
import { useFreshSession } from '../platform/session.ts';
import { useSidebarMode } from '../platform/sidebar-mode.ts';
import { countVisit } from '../platform/visits.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { Tooltip } from '../ui/controls/Tooltip.tsx';
import { keyMessages } from '../ui/keys/key-messages.ts';
import { useKeys } from '../ui/keys/use-keys.ts';
import { HelpPageLink } from './HelpLink.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { shellMessages } from './shell-messages.ts';
import './shell.css';
import { Sidebar } from './Sidebar.tsx';
import { EarlyKeys } from './palette/EarlyKeys.tsx';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { TopBar } from './TopBar.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

const loadPalette = async () => ({ default: (await import('./palette/Palette.tsx')).Palette });
const Palette = lazyPart(loadPalette);
const KeyList = lazyPart(async () => ({ default: (await import('../ui/keys/KeyList.tsx')).KeyList }));

/** The frame around every page behind the login. It disappears when the user logs out, in any tab. */
export function Shell() {
  const login = useStoredLogin();
  const router = useRouter();

  useEffect(() => {
    if (login) forgetPage();
    else rememberPage(router.state.location.href);
    // The server may ask for a second step while a page is open.
    const to = login ? onlyPageOf(login) : '/';
    if (to) void router.navigate({ to });
  }, [login, router]);

  if (!login) return null;
  return <Frame key={login.userId} />;
}

function Frame() {
  useFreshSession(useLogin());
  const page = useRef<HTMLElement>(null);
  useRestoredFocus(page);
  const sidebar = useSidebarMode();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const [isFinding, setFinding] = useState(false);
  /** What was typed while the palette opened. */
  const early = useRef('');

  function find(): void {
    early.current = '';
    setFinding(true);
  }

  useKeys([
    { key: 'Ctrl+K', does: shellMessages.search, act: find, isEverywhere: true },
    { key: '?', does: keyMessages.showKeys, act: () => setShowsKeys(true), isEverywhere: true },
  ]);
  const path = useLocation({ select: ({ pathname }) => pathname.slice(1).toLowerCase() });
  useEffect(() => countVisit(path), [path]);
  // It opens at once, and no page waits for it.
  useEffect(() => whenIdle(() => void loadPalette().catch(() => undefined)), []);

  function showKeys(): void {
    setMenuOpen(false);
    setShowsKeys(true);
  }

  const helpForPage = <HelpPageLink onClick={() => setShowsKeys(false)}>{shellMessages.helpForPage}</HelpPageLink>;

  return (
    <div className={`shell shell-${sidebar}`}>
      <a className="skip-link" href="#content">
        {shellMessages.skip}
      </a>
      <LoadingBar />
      <TopBar onOpenMenu={() => setMenuOpen(true)} onFind={find} />
      {sidebar === 'drawer' ? (
        isMenuOpen && <SidebarDrawer onClose={() => setMenuOpen(false)} onShowKeys={showKeys} />
      ) : (
        <aside className="shell-aside">
          <Sidebar isRail={sidebar === 'rail'} onShowKeys={showKeys} />
        </aside>
      )}
      <div className="shell-body">
        <main ref={page} id="content" className="shell-page" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className="shell-footer">
          <span>{copyright()}</span>
          <span>{shellMessages.poweredBy}</span>
          {/* It is drawn above everything, and belongs to a landmark as all content does. */}
          <Tooltip />
        </footer>
      </div>
      <Suspense fallback={null}>{showsKeys && <KeyList help={helpForPage} onClose={() => setShowsKeys(false)} />}</Suspense>
      <Suspense fallback={<EarlyKeys onType={(text) => (early.current += text)} />}>
        {isFinding && <Palette early={() => early.current} onClose={() => setFinding(false)} />}
      </Suspense>
    </div>
  );
}
