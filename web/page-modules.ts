/** Which modules the pages need, by which chunks.ts divides the scripts. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the bundler knows of a module. */
export interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const pagesFolder = fileURLToPath(new URL('src/', import.meta.url));

/** What runs first on every page. */
const startRoots = ['main.tsx'];
/** The shell, and the dashboard, with which everyone starts. */
const frameRoots = ['shell/Shell.tsx', 'dashboard/DashboardPage.tsx'];
const choiceRoots = ['ui/lists/WholeSelect.tsx'];
/** The pages with a list of records. */
const listPages = globSync(['*/*ListPage.tsx', '*/Add{Order,Dispatch}Page.tsx', 'mail-templates/MailTemplatesPage.tsx'], {
  cwd: pagesFolder,
}).toSorted();

/** Areas whose lists show the same records. */
const salesAreas = ['quotations', 'orders', 'dispatches'];

/** The modules that different parts of the panel need, each with all that it imports. */
export interface PageModules {
  readonly start: ReadonlySet<string>;
  readonly frame: ReadonlySet<string>;
  readonly choices: ReadonlySet<string>;
  /** The areas in whose lists a module appears; `sales` for quotations, orders and dispatches. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

let found: PageModules | undefined;

/** The modules of a build. They are the same for all of its chunks, so they are found once. */
export function modulesOfPages(modules: Modules): PageModules {
  found ??= {
    start: importedBy(startRoots, modules),
    frame: importedBy(frameRoots, modules),
    choices: importedBy(choiceRoots, modules),
    lists: modulesOfLists(modules),
  };
  return found;
}

function modulesOfLists(modules: Modules): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const page of listPages) {
    const ids = importedBy([page], modules);
    const area = listAreaOf(page.slice(0, page.indexOf('/')));
    for (const id of ids) {
      const areas = lists.get(id) ?? [];
      if (!areas.includes(area)) lists.set(id, [...areas, area].toSorted());
    }
  }
  return lists;
}

/** The name under which the lists of an area share their modules. */
function listAreaOf(area: string): string {
  return salesAreas.includes(area) ? 'sales' : area;
}

/** These files of the pages, and all that they import, directly or through others. */
function importedBy(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const file of files) visit(pagesFolder + file);
  return ids;
}
