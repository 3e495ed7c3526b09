/** The files into which the build divides the scripts: few enough that a page needs about a dozen, and each page only what it uses. */
import { modulesOfPages, type Modules } from './page-modules.ts';

/** Areas that are always used together. */
const sales = ['quotations', 'deals', 'deal-pages', 'orders', 'dispatches', 'follow-ups', 'quotation-links', 'approvals', 'printing'];
/** Small contracts that most pages need together, by the file that holds them. */
const joined: Readonly<Record<string, string>> = { thread: 'notes', 'mail-templates': 'notes', 'sales-calls': 'notes' };
const framework = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|zod)\//;
const calendar =
  /@rc-component\/picker\/(?!es\/locale)|antd\/es\/date-picker\/(?!locale)|\/dayjs\/|(?:DateInput|OfficeDatePicker|use-date-entry)\.tsx?|FilterGrid\.tsx/;
const segmented = /@rc-component\/segmented\/|antd\/es\/segmented\//;
const pictures = /ImageInput\.tsx|(?:prepare|store)-image\.ts/;
/** What most records say of a customer and of GST. */
const parties = /\/contract\/src\/(?:customers|gst)\//;
/** What a few forms need after a lost answer, or to ask for one's own password, and the quotation builder does not. */
const seldom = /\/ui\/forms\/(?:use-unanswered|UnansweredNote|OwnPasswordModal)|unanswered-messages/;
/** What a few lists need for several records, or for the one that they show in detail. */
const fewLists = /\/ui\/(?:forms\/use-one-by-one|lists\/(?:chosen-row|use-row-keys))\.ts$/;
/** The fields of an address, which the quotation builder does without until a site is added. */
const address = /\/ui\/forms\/(?:AddressFields\.tsx|address-labels\.ts|use-place\.ts|use-pincodes\.ts)$/;
/** The edit of a record in a dialog, and the dialog of a site: what only dialogs that load on demand need. */
const dialogEdit = /\/use-dialog-edit\.tsx$/;
const siteDialog = /\/sites\/(?:SiteDialog\.tsx|site-form\.ts)$/;
/** Parts of forms and of antd, which go apart from the other parts of lists while only few lists need them. */
const fields = /\/ui\/(?:field|forms|inputs)\/|DeleteDialog|ConfirmDialog|node_modules/;
/** What the frame imports but only the progress of an import uses. */
const colours = /@ant-design\/(?:fast-color|colors)\//;
/** A field that suggests choices. */
const choice = /antd\/es\/auto-complete\//;
/** What the parts of every screen import from the contract, and the logo, which the login page shows without the rest of the frame. */
const base =
  /\/contract\/src\/(?:platform\/(?!unanswered)|lookups\/(?:lookup|place-line)|images\/|imports\/import\.ts|dashboard\/|notices\/|taxes\/|terms\/|printing\/(?:unprintable|printing-messages)\.ts)|\/ui\/page\/Logo\.tsx/;
/** The state of the panel, which the side menu shows. */
const health = /\/contract\/src\/health\//;
/** How the tax of a quotation is decided, which only the builder and Decide Afresh need. */
const decision =
  /\/contract\/src\/gst\/(?:tax-decision|tax-facts|no-tax-question)|use-tax-(?:line|records)\.ts|\/(?:Recalculate|ChangeTax)Dialog\.tsx/;
/** The pages for a forgotten password are pages of their own, whose styles no other page may get. */
const entries = /main\.tsx|index\.html|(?:forgot|reset)-password/;

/** The styles of the shared parts go with the frame, those of an area with its screens. */
const frameStyles = /\/web\/src\/(?:ui|shell\/(?!outline)).*\.css$/;
const areaStyles = /\/web\/src\/(?!session\/|platform\/|shell\/|ui\/).*\.css$/;
/** Those of dispatches stay apart: the other pages of sales do not need them. */
const dispatchStyles = /\/web\/src\/dispatches\/.*\.css$/;

/**
 * Each group imports only from those above it, and areas import from each other without cycles. Otherwise a module could run before another
 * that it needs.
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    // Keeps its name across releases, because it changes only with a dependency.
    { name: 'vendor', test: framework, priority: 19 },
    { name: startOf, priority: 18 },
    { name: frameOf, priority: 17 },
    { name: listsOf, test: (id: string) => !calendar.test(id) && !fewLists.test(id), minShareCount: 2, priority: 16 },
    { name: choicesOf, priority: 15 },
    { name: 'calendar', test: calendar, priority: 13 },
    { name: listOf, minShareCount: 2, priority: 11 },
    { name: 'decision', test: decision, priority: 10 },
    { name: 'segmented', test: segmented, priority: 6 },
    { name: 'pictures', test: pictures, priority: 6 },
    { name: 'seldom', test: seldom, priority: 6 },
    { name: 'few-lists', test: fewLists, priority: 6 },
    { name: 'address', test: address, priority: 6 },
    { name: 'dialog-edit', test: dialogEdit, priority: 6 },
    { name: 'parts', test: isShared, minShareCount: 2, priority: 5 },
    { name: 'site-dialog', test: siteDialog, priority: 4 },
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
  const name = sales.includes(area) && !dispatchStyles.test(id) ? 'sales' : area;
  return workspace === 'web' ? `${name}-pages` : (joined[area] ?? name);
}

/** Whether a script is of the shared parts, not of an area. */
function isShared(id: string): boolean {
  return areaOf(id) === null && !id.endsWith('.css');
}

/** The frame of all pages: shared parts that the shell or the dashboard needs, and the styles of shared parts and of lists. */
function frameOf(id: string, modules: Modules): string | null {
  const { frame, lists } = modulesOfPages(modules);
  const isStyle = frameStyles.test(id) || (areaStyles.test(id) && lists.has(id));
  return isStyle || (isShared(id) && frame.has(id) && !colours.test(id)) ? 'frame' : null;
}

/** What runs before any page, and what all pages need of the contract. */
function startOf(id: string, modules: Modules): string | null {
  return (modulesOfPages(modules).start.has(id) || base.test(id) || id.startsWith('\0vite/')) && !entries.test(id) ? 'start' : null;
}

/**
 * What the lists of several areas share: most of it in one file, which every list loads; the parts of forms that only a few lists need in
 * another. None for the rest.
 */
function listsOf(id: string, modules: Modules): string | null {
  const areas = modulesOfPages(modules).lists.get(id)?.length ?? 0;
  if (id.endsWith('.css') || areas === 0) return null;
  if (!isShared(id)) return areas >= (parties.test(id) ? 2 : 3) ? 'lists' : null;
  return areas < 4 && fields.test(id) ? 'fields' : 'lists';
}

/** The parts of a select, which lists load after the page. */
function choicesOf(id: string, modules: Modules): string | null {
  return isShared(id) && !colours.test(id) && (modulesOfPages(modules).choices.has(id) || choice.test(id)) ? 'choices' : null;
}

/**
 * What the lists of an area need beside the shared parts. What sales share with one other area goes with sales, and what other pages need
 * of customers and GST with the customer list.
 */
function listOf(id: string, modules: Modules): string | null {
  if (id.endsWith('.css') || isShared(id)) return null;
  const areas = modulesOfPages(modules).lists.get(id) ?? [];
  const area = areas.includes('sales') ? 'sales' : (areas[0] ?? (parties.test(id) && !decision.test(id) ? 'customers' : undefined));
  return area === undefined ? null : `${area}-list`;
}
