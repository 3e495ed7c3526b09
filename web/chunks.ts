/** The files into which the build divides the scripts: few enough that a page needs about a dozen, and each page only what it uses. */
import { fileURLToPath } from 'node:url';

/** What the bundler knows of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Areas that are always used together. */
const sales = ['quotations', 'deals', 'deal-pages', 'orders', 'dispatches', 'follow-ups', 'quotation-links', 'approvals', 'printing'];
/** Small contracts that most pages need together, by the file that holds them. */
const joined: Readonly<Record<string, string>> = { gst: 'customers', thread: 'notes', 'mail-templates': 'notes', 'sales-calls': 'notes' };
const framework = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|zod)\//;
const calendar =
  /@rc-component\/picker\/(?!es\/locale)|antd\/es\/date-picker\/(?!locale)|\/dayjs\/|DateInput\.tsx|OfficeDatePicker\.ts|FilterGrid\.tsx/;
const table = /@rc-component\/table\/|antd\/es\/table\/|RowTable\.tsx|DataTable\.tsx/;
/** What the parts of every screen import from the contract, and the logo, which the login page shows without the rest of the frame. */
const base =
  /\/contract\/src\/(?:platform\/|lookups\/lookup|images\/|imports\/import\.ts|dashboard\/|notices\/|taxes\/|terms\/|printing\/(?:unprintable|printing-messages)\.ts)|\/ui\/page\/Logo\.tsx/;
/** The state of the panel, which the side menu shows. */
const health = /\/contract\/src\/health\//;
/** How the tax of a quotation is decided, which only the builder and Decide Afresh need. */
const decision = /\/contract\/src\/gst\/(?:tax-decision|tax-facts|no-tax-question)|use-tax-(?:line|records)\.ts/;
/** The pages for a forgotten password are pages of their own, whose styles no other page may get. */
const entries = /main\.tsx|index\.html|(?:forgot|reset)-password/;

/** The styles of the shared parts go with the frame, those of an area with its screens. */
const frameStyles = /\/web\/src\/(?:ui|shell\/(?!outline)).*\.css$/;
const areaStyles = /\/web\/src\/(?!session\/|platform\/|shell\/|ui\/).*\.css$/;

/** The shell, and the dashboard, with which everyone starts. The shared parts that they need are the frame. */
const frameRoots = ['shell/Shell.tsx', 'dashboard/DashboardPage.tsx'].map((file) => fileURLToPath(new URL(`src/${file}`, import.meta.url)));

/**
 * Each group imports only from those above it, and areas import from each other without cycles. Otherwise a module could run before another
 * that it needs.
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    // Keeps its name across releases, because it changes only with a dependency.
    { name: 'vendor', test: framework, priority: 9 },
    { name: 'start', tags: ['$initial' as const], test: (id: string) => !entries.test(id), priority: 8 },
    { name: 'base', test: base, priority: 8 },
    { name: frameOf, minShareCount: 2, priority: 8 },
    { name: 'frame', test: frameStyles, priority: 8 },
    { name: 'calendar', test: calendar, priority: 7 },
    { name: 'table', test: table, priority: 6 },
    { name: 'decision', test: decision, priority: 6 },
    { name: 'parts', test: isShared, minShareCount: 2, priority: 5 },
    { name: areaOf, test: areaStyles, priority: 3 },
    { name: areaOf, minShareCount: 2, priority: 2 },
  ],
};

/** The group of what several pages use of an area: its operations and shapes, or its screens. None for what belongs to no area. */
function areaOf(id: string): string | null {
  if (id.includes('/@fontsource/')) return 'sales-pages';
  if (health.test(id)) return null;
  const [, workspace, area] = /\/(web|contract)\/src\/([a-z-]+)\/[^?]+$/.exec(id) ?? [];
  if (area === undefined || ['platform', 'shell', 'ui'].includes(area)) return null;
  const name = sales.includes(area) ? 'sales' : area;
  return workspace === 'web' ? `${name}-pages` : (joined[area] ?? name);
}

/** Whether a script is of the shared parts, not of an area. */
function isShared(id: string): boolean {
  return areaOf(id) === null && !id.endsWith('.css');
}

/** The frame of all pages: shared parts that the shell or the dashboard needs. None for the rest. */
function frameOf(id: string, modules: Modules): string | null {
  return isShared(id) && modulesOfFrame(modules).has(id) ? 'frame' : null;
}

let frameModules: ReadonlySet<string> | undefined;

/** All modules that the frame imports, directly or through others. What an area exports in its public.ts loads by itself. */
function modulesOfFrame(modules: Modules): ReadonlySet<string> {
  if (frameModules) return frameModules;
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || id.endsWith('/public.ts')) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  frameRoots.forEach(visit);
  frameModules = found;
  return found;
}
