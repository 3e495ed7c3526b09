/**
 * The files into which the build divides the scripts, by the pages that need a module: few enough that a page loads about a dozen, and each
 * page hardly more than it uses.
 */
import { fileURLToPath } from 'node:url';

/** What the bundler knows of the modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

const start = fileURLToPath(new URL('src/main.tsx', import.meta.url));
const shell = /\/src\/shell\/Shell\.tsx$/;
const page = /\/src\/(?:[\w-]+\/)+(\w+Page)\.tsx$/;
/** Everyone starts here, without the frame. */
const firstPage = 'LoginPage';

/** What so many pages need goes into the file of the frame, which all of them load. */
const most = 26;
/** What so many pages need goes into a file that they share. */
const many = 6;

interface Needs {
  /** What runs before any page. */
  readonly start: ReadonlySet<string>;
  /** What the frame around the pages needs. */
  readonly frame: ReadonlySet<string>;
  /** The names of the pages that need a module. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** What needs a library that the start does not: fields with lists. */
  readonly fields: ReadonlySet<string>;
  /** The names of the pages with such fields. */
  readonly formPages: ReadonlySet<string>;
}

let needs: Needs | undefined;

/**
 * The file of a module, or none for what only dialogs and the like load. A module is needed wherever the one that imports it is. So a file
 * imports only from those named before it, or from those of more pages, and never in a circle.
 */
function fileOf(id: string, modules: Modules): string | null {
  needs ??= needsOf(modules);
  if (id === start) return null;
  const isLibrary = isOfLibrary(id);
  if (needs.start.has(id)) return isLibrary ? 'vendor' : 'start';
  const pages = needs.pages.get(id) ?? [];
  if (id.startsWith('\0') || (pages.includes(firstPage) && (pages.length > 1 || needs.frame.has(id)))) return 'start';
  if (pages.length === 0) return needs.frame.has(id) ? 'frame' : null;
  if (isLibrary && pages.length >= many) return 'library';
  const isField = needs.fields.has(id);
  if (needs.frame.has(id) || (pages.length >= most && !isField)) return 'frame';
  if (pages.length >= many && isField) return 'fields';
  if (pages.length >= many) return isOfForms(pages, needs.formPages) ? 'forms' : 'shared';
  return `${pages.join('-')}${isField ? '-fields' : ''}`;
}

/** Whether the pages have fields, but for one that is no list: lists load little. */
function isOfForms(pages: readonly string[], formPages: ReadonlySet<string>): boolean {
  const [first = '', ...others] = pages.filter((name) => !formPages.has(name));
  return others.length === 0 && !first.endsWith('ListPage');
}

function needsOf(modules: Modules): Needs {
  const starting = importedBy(start, modules);
  const entries = entriesAfter(starting, modules);
  const frame = new Set<string>();
  const pages = new Map<string, string[]>();
  const fields = new Set<string>();
  for (const entry of entries) {
    const ids = importedBy(entry, modules);
    if (shell.test(entry)) for (const id of ids) frame.add(id);
    const name = page.exec(entry)?.[1];
    if (name !== undefined) for (const id of ids) pages.set(id, [...(pages.get(id) ?? []), name].toSorted());
  }
  const usesLibrary = (id: string) => [...importedBy(id, modules)].some((each) => isOfLibrary(each) && !starting.has(each));
  for (const id of pages.keys()) if (usesLibrary(id)) fields.add(id);
  const formPages = new Set([...entries].filter((entry) => fields.has(entry)).map((entry) => page.exec(entry)?.[1] ?? ''));
  return { start: starting, frame, pages, fields, formPages };
}

/** Whether a module is a library's, and not the address of a font. */
function isOfLibrary(id: string): boolean {
  return id.includes('/node_modules/') && !id.includes('?');
}

/** A module and all that it imports, directly or through others. */
function importedBy(root: string, modules: Modules): Set<string> {
  const ids = new Set<string>();
  const visit = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  return ids;
}

/** What is loaded on demand: pages, dialogs and the like. */
function entriesAfter(starting: ReadonlySet<string>, modules: Modules): ReadonlySet<string> {
  const entries = new Set<string>();
  const visit = (ids: Iterable<string>) => {
    for (const id of ids) {
      for (const entry of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (entries.has(entry)) continue;
        entries.add(entry);
        visit(importedBy(entry, modules));
      }
    }
  };
  visit(starting);
  return entries;
}

export const chunks = { includeDependenciesRecursively: false, groups: [{ name: fileOf }] };
