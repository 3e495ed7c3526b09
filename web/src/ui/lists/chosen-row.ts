import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { idSearch } from '../../platform/address-id.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether a row of the page was chosen, or none, so that its dialogs stay open. */
    readonly isChoice?: boolean;
  }
}

/**
 * The id of the row that a page shows in detail beside its list, and a function to choose another one or none. It is in the address, so
 * that it survives a reload and the end of a session, and can be sent to a colleague. The page follows at once, not only when the address
 * has changed, so that keys pressed in a row count from row to row.
 */
export function useChosenRow(): readonly [number | undefined, (id: number | undefined) => void] {
  const navigate = useNavigate();
  const router = useRouter();
  const { pathname, search, state } = useLocation();
  const [path] = useState(pathname);
  const inAddress = { entry: state.__TSR_index, id: idSearch.parse(search).id };
  const [chosen, setChosen] = useState(inAddress);
  // The user has gone to another place of the history of this page.
  if (pathname === path && inAddress.entry !== chosen.entry) setChosen(inAddress);

  function choose(id: number | undefined): void {
    if (id === chosen.id) return;
    setChosen({ ...chosen, id });
    // A drawer with the details also closes when the user goes to another page. Let them go.
    if (router.latestLocation.pathname !== path) return;
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, id }),
      state: { isChoice: true },
      replace: true,
      resetScroll: false,
    });
  }

  return [chosen.id, choose];
}
