import type { Plugin } from 'vite';

/**
 * Parts of antd that no page uses but that its fields and dialogs import: tooltips, skeletons, antd's own forms. Stubs replace them. To use
 * one of these parts, delete its line.
 */
const unused: readonly (readonly [module: RegExp, inPlace: string | ((code: string) => string)])[] = [
  // The select of a pager that has no size changer of its own.
  [/\/antd\/es\/pagination\/Pagination\.js$/, (code) => code.replace(/^import Select from .*;$/m, 'const Select = () => null;')],
  // The pager has the same size in every window. Otherwise it would render twice.
  [/\/antd\/es\/grid\/hooks\/useBreakpoint\.js$/, 'export default () => ({});'],
  // Tooltips, and dialogs that wait for their content.
  [/\/antd\/es\/tooltip\/index\.js$/, 'export default ({ children }) => children;'],
  [/\/antd\/es\/skeleton\/index\.js$/, 'export default () => null;'],
  // A pressed button needs no ripple.
  [/\/antd\/es\/_util\/wave\/index\.js$/, 'export default ({ children }) => children;'],
  // Check boxes are never joined in a group.
  [/\/antd\/es\/checkbox\/Group\.js$/, 'export default () => null;'],
  // Empty results have no large picture.
  [/\/antd\/es\/empty\/empty\.js$/, 'export default () => null;'],
  // Panels in a page without a field, as on antd's own site.
  [/\/antd\/es\/_util\/PurePanel\.js$/, 'export const withPureRenderTheme = (part) => part; export default () => () => null;'],
  // Pages render dialogs as components, never by a call.
  [/\/antd\/es\/modal\/useModal\/index\.js$/, 'export default () => [];'],
  [/\/antd\/es\/modal\/PurePanel\.js$/, 'export default () => null;'],
  [
    /\/antd\/es\/modal\/confirm\.js$/,
    `const nothing = () => {};
    export default nothing;
    export { nothing as withWarn, nothing as withInfo, nothing as withSuccess, nothing as withError, nothing as withConfirm, nothing as modalGlobalConfig };`,
  ],
  // Calendars choose a single day: no range, no time, no several days.
  [/\/antd\/es\/date-picker\/generatePicker\/generateRangePicker\.js$/, 'export default () => () => null;'],
  [/\/@rc-component\/picker\/es\/PickerPanel\/((Date)?Time|Week|Quarter)Panel\/index\.js$/, 'export default () => null;'],
  [/\/@rc-component\/picker\/es\/PickerInput\/Selector\/SingleSelector\/MultipleDates\.js$/, 'export default () => null;'],
  [/\/antd\/es\/input\/(OTP\/index|Search|Group)\.js$/, 'export default () => null;'],
  // Fields check whether they are inside a form; the check does not need the form itself.
  [
    /\/antd\/es\/form\/context\.js$/,
    (code) => code.replace(/^import .* from '@rc-component\/form';$/m, 'const RcFormProvider = ({ children }) => children;'),
  ],
  // Groups of choices take nothing but their name from a form.
  [/\/antd\/es\/form\/hooks\/useForm\.js$/, "export const toNamePathStr = (name) => [name ?? []].flat().join('_');"],
];

/** Leaves the unused parts of antd out of the build, which saves a tenth of what a list transfers. */
export function leanAntd(): Plugin {
  const replaced = new Set<RegExp>();
  let isBuild = false;
  return {
    name: 'vikray-lean-antd',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform(code, id) {
      const entry = unused.find(([module]) => module.test(id));
      if (!entry) return undefined;
      replaced.add(entry[0]);
      const [, inPlace] = entry;
      return { code: typeof inPlace === 'string' ? inPlace : inPlace(code), map: null };
    },
    buildEnd(error) {
      // A new version of antd may have moved them.
      const moved = unused.filter(([module]) => !replaced.has(module)).map(([module]) => module.source);
      if (isBuild && !error && moved.length > 0) this.error(`antd has moved parts that lean-antd.ts replaces: ${moved.join(', ')}`);
    },
  };
}
