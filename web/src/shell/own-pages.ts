import { fixedPages, scrolledPages } from './administrator-pages.tsx';
import type { KnownPage } from './palette/palette-entries.ts';

/** The pages of the sidebar beside its menu, which no right shows. */
export function ownPages(loginType: string): KnownPage[] {
  const own = [
    { page: 'account', name: 'My Account', menu: '' },
    { page: 'help', name: 'Help', menu: '' },
  ];
  if (loginType !== 'Administrator') return own;
  return [...own, ...[...scrolledPages, ...fixedPages].map(({ page, name }) => ({ page, name, menu: 'Administration' }))];
}
