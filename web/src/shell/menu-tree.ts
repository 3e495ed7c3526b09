/** What the side menu shows, made from the rows of GetUserMenu and GetUserSubMenu. */
import type { Menu, SubMenu } from '@vikray/contract/rights/menu.ts';

export interface MenuPage {
  readonly name: string;
  readonly page: string;
}

/** An entry of the side menu: a page or a group of pages. */
export interface MenuEntry {
  readonly menuId: number;
  readonly name: string;
  readonly iconIndex: number;
  /** Set when the entry is a page. */
  readonly page: string | undefined;
  readonly pages: readonly MenuPage[];
}

type PageExists = (page: string) => boolean;

/**
 * A sub-menu is visible only with show and access both 1. A menu with access Yes is visible when it has a visible page or is a page itself.
 * A menu with a parent appears under that parent, or at the top level when the parent is hidden.
 */
export function menuTree(menus: readonly Menu[], subMenus: readonly SubMenu[], pageExists: PageExists): MenuEntry[] {
  const granted = menus.filter((menu) => menu.show === 1 && menu.access === 'Yes');
  const isGranted = (menuId: number) => granted.some((menu) => menu.menuId === menuId);

  return granted
    .filter((menu) => !isGranted(menu.parentId))
    .map((menu) => {
      const under = granted.filter((child) => child.parentId === menu.menuId);
      const pages = [...subPages(menu, subMenus, pageExists), ...under.flatMap((child) => pagesOf(child, subMenus, pageExists))];
      const page = pages.length === 0 && pageExists(menu.pageName) ? menu.pageName : undefined;
      return { menuId: menu.menuId, name: menu.menuName, iconIndex: menu.iconUrl, page, pages };
    })
    .filter((entry) => entry.page !== undefined || entry.pages.length > 0);
}

function subPages(menu: Menu, subMenus: readonly SubMenu[], pageExists: PageExists): MenuPage[] {
  return subMenus
    .filter((sub) => sub.parentId === menu.menuId && sub.show === 1 && sub.access === 1 && pageExists(sub.pageName))
    .map((sub) => ({ name: sub.menuName, page: sub.pageName }));
}

/** The pages of a menu below another one: its sub-menus, or itself. */
function pagesOf(menu: Menu, subMenus: readonly SubMenu[], pageExists: PageExists): MenuPage[] {
  const pages = subPages(menu, subMenus, pageExists);
  if (pages.length > 0) return pages;
  return pageExists(menu.pageName) ? [{ name: menu.menuName, page: menu.pageName }] : [];
}
