import type { Plugin } from 'vite';

/**
 * Parts of antd that no screen uses but that its table and fields bring along: filter menus with a tree, selection of rows with a menu,
 * tips, skeletons, antd's own forms. In their place stand parts that do nothing; whoever comes to use one of these takes its line out.
 */
const unused: readonly (readonly [module: RegExp, inPlace: string | ((code: string) => string)])[] = [
  [
    /\/antd\/es\/table\/hooks\/useFilter\/index\.js$/,
    `const states = [], filters = {}, columnsAsTheyAre = (columns) => columns;
    export default () => [columnsAsTheyAre, states, filters];
    export const getFilterData = (rows) => rows;`,
  ],
  [
    /\/antd\/es\/table\/hooks\/useSelection\.js$/,
    `export const SELECTION_COLUMN = {}, SELECTION_ALL = 'SELECT_ALL', SELECTION_INVERT = 'SELECT_INVERT', SELECTION_NONE = 'SELECT_NONE';
    const selected = new Set(), columnsAsTheyAre = (columns) => columns;
    export default () => [columnsAsTheyAre, selected];`,
  ],
  // Lists draw all rows of a page, show skeletons while they wait, and scroll by their own bar.
  [/\/antd\/es\/table\/RcTable\/VirtualTable\.js$/, 'export default () => null;'],
  [/\/@rc-component\/table\/es\/stickyScrollBar\.js$/, 'export default () => null;'],
  [/\/antd\/es\/spin\/index\.js$/, 'export default ({ children }) => children;'],
  // Styles of what tables could have: borders, rows that open, filters, a choice of rows, sums, rows from right to left.
  [/\/antd\/es\/table\/style\/(bordered|expand|filter|rtl|selection|sticky|summary|virtual)\.js$/, 'export default () => ({});'],
  // The table's sorters could have tips, and a dialogue could wait for its content.
  [/\/antd\/es\/tooltip\/index\.js$/, 'export default ({ children }) => children;'],
  [/\/antd\/es\/skeleton\/index\.js$/, 'export default () => null;'],
  // A pressed button needs no ripple.
  [/\/antd\/es\/_util\/wave\/index\.js$/, 'export default ({ children }) => children;'],
  // Buttons, fields and boxes stand alone, never joined in a group.
  [/\/antd\/es\/button\/style\/compact\.js$/, 'export default () => null;'],
  [/\/antd\/es\/button\/style\/group\.js$/, 'export default () => ({});'],
  [/\/antd\/es\/style\/compact-item\.js$/, 'export const genCompactItemStyle = () => ({});'],
  [/\/antd\/es\/checkbox\/Group\.js$/, 'export default () => null;'],
  // Selects have antd's own field, pagers no frames, and what finds nothing says so without the large picture.
  [/\/antd\/es\/select\/style\/select-input-customize\.js$/, 'export default () => ({});'],
  [/\/antd\/es\/pagination\/style\/bordered\.js$/, 'export default () => null;'],
  [/\/antd\/es\/empty\/empty\.js$/, 'export default () => null;'],
  // Panels that stand in a page without a field, as antd's own pages show them; tips that share one frame; a theme of small measures.
  [/\/antd\/es\/_util\/PurePanel\.js$/, 'export const withPureRenderTheme = (part) => part; export default () => () => null;'],
  [/\/antd\/es\/tooltip\/UniqueProvider\/index\.js$/, 'export default ({ children }) => children;'],
  [/\/antd\/es\/theme\/themes\/compact\/index\.js$/, 'export default (token) => token;'],
  // Dialogues are shown by their places in the pages, never by a call.
  [/\/antd\/es\/modal\/useModal\/index\.js$/, 'export default () => [];'],
  [/\/antd\/es\/modal\/PurePanel\.js$/, 'export default () => null;'],
  [
    /\/antd\/es\/modal\/confirm\.js$/,
    `const nothing = () => {};
    export default nothing;
    export { nothing as withWarn, nothing as withInfo, nothing as withSuccess, nothing as withError, nothing as withConfirm, nothing as modalGlobalConfig };`,
  ],
  // Calendars choose one day: no span of days, no time, no several days.
  [/\/antd\/es\/date-picker\/generatePicker\/generateRangePicker\.js$/, 'export default () => () => null;'],
  [/\/@rc-component\/picker\/es\/PickerPanel\/((Date)?Time|Week|Quarter)Panel\/index\.js$/, 'export default () => null;'],
  [/\/@rc-component\/picker\/es\/PickerInput\/Selector\/SingleSelector\/MultipleDates\.js$/, 'export default () => null;'],
  [/\/antd\/es\/date-picker\/style\/multiple\.js$/, 'export default () => ({});'],
  [/\/antd\/es\/input\/(OTP\/index|Search|Group)\.js$/, 'export default () => null;'],
  // Fields ask whether a form is around them; the form itself is not needed for the answer.
  [
    /\/antd\/es\/form\/context\.js$/,
    (code) => code.replace(/^import .* from '@rc-component\/form';$/m, 'const RcFormProvider = ({ children }) => children;'),
  ],
];

/** Leaves the unused parts of antd out of the pages, which saves a tenth of what a list transfers. */
export function leanAntd(): Plugin {
  const replaced = new Set<RegExp>();
  return {
    name: 'vikray-lean-antd',
    apply: 'build',
    transform(code, id) {
      const entry = unused.find(([module]) => module.test(id));
      if (!entry) return undefined;
      replaced.add(entry[0]);
      const [, inPlace] = entry;
      return { code: typeof inPlace === 'string' ? inPlace : inPlace(code), map: null };
    },
    buildEnd(error) {
      // A new version of antd may have moved them.
      if (!error && replaced.size < unused.length) this.error('antd has parts at other places than lean-antd.ts knows');
    },
  };
}
