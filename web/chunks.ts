/** The files into which the build divides the scripts: few enough that a page needs about a dozen, and each page only what it uses. */

const framework = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|zod)\//;
const calendar = /@rc-component\/picker\/(?!es\/locale)|antd\/es\/date-picker\/(?!locale)|\/dayjs\/|DateInput\.tsx/;
const table = /@rc-component\/table\/|antd\/es\/table\/|RowTable\.tsx|DataTable\.tsx/;
const forms = /\/ui\/(?:forms|inputs)\/|(?:antd\/es|@rc-component)\/(?:radio|switch|checkbox|segmented|progress|form)\//;
/** The help for a forgotten password is a page of its own, whose styles no other page may get. */
const entries = /main\.tsx|index\.html|forgot-password/;

/** A module that this many pages use goes with the frame, which all of them load. */
const pagesOfFrame = 12;

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
    { name: 'start', test: /\/contract\/src\/(?:platform\/|printing\/(?:unprintable|printing-messages)\.ts)/, priority: 8 },
    // The login page has it too, without the rest of the frame.
    { name: 'logo', test: /\/ui\/page\/Logo\.tsx/, priority: 8 },
    { name: 'calendar', test: calendar, priority: 7 },
    { name: 'table', test: table, priority: 6 },
    { name: 'frame', test: (id: string) => areaOf(id) === null, minShareCount: pagesOfFrame, priority: 5 },
    { name: 'forms', test: forms, minShareCount: 2, priority: 4 },
    { name: 'pieces', test: (id: string) => areaOf(id) === null, minShareCount: 2, priority: 3 },
    { name: areaOf, minShareCount: 2, priority: 2 },
  ],
};

/** The group of what several pages use of an area: its operations and shapes, or its screens. None for what belongs to no area. */
function areaOf(id: string): string | null {
  if (id.includes('/@fontsource/')) return 'printing-pages';
  const [, workspace, area] = /\/(web|contract)\/src\/([a-z-]+)\/[^?]+$/.exec(id) ?? [];
  if (area === undefined || ['platform', 'shell', 'ui'].includes(area)) return null;
  return workspace === 'web' ? `${area}-pages` : area;
}
