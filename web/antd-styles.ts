import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { antdCss, antdToken } from './antd-css.ts';

const pagesFolder = fileURLToPath(new URL('src/', import.meta.url));
/** Imports of parts from the whole of antd or of its icons. */
const wholeAntd = /^import \{([^}]*)\} from '(antd|@ant-design\/icons)';$/gm;
const styleModule = /\/antd\/es\/((?:[a-z-]+\/)+style(?:\/[a-z-]+)?)(?:\/index)?\.js$/;

/** Styles of joined buttons and of dialogs opened by a call, which no page has. */
const neverRendered = /\/(compact|bordered|confirm|fallbackCmp)$/;

/** The settings that the light frame in place of antd's passes on. */
const frameSettings = ['componentSize', 'componentDisabled', 'wave', 'button', 'getPopupContainer'];
const frame = /<ConfigProvider\s([^>]*)/g;

/** In place of the hooks that compute styles: no class names, because the styles are in the sheet. */
const noStyles = `const useStyle = () => ['', ''];
export default useStyle;
export const useSharedStyle = useStyle;
export const LineStrokeColorVar = '--progress-line-stroke-color', Percent = '--progress-percent';`;

/** Modules of antd that only serve to compute styles, and the light ones in their place. */
const lighter: readonly (readonly [module: RegExp, code: (code: string) => string])[] = [
  [
    /\/antd\/es\/theme\/useToken\.js$/,
    () => `const token = ${JSON.stringify(antdToken())};
    const found = [undefined, token, '', token, {}, true];
    export const unitless = {};
    export default () => found;`,
  ],
  // The frame's own settings, passed on as contexts. No page changes the theme, the locale or the prefix of the class names.
  [
    /\/antd\/es\/config-provider\/index\.js$/,
    () => `import { createElement, useContext, useMemo } from 'react';
    import { ConfigContext } from './context';
    import { DisabledContextProvider } from './DisabledContext';
    import useConfig from './hooks/useConfig';
    import { SizeContextProvider } from './SizeContext';
    export { ConfigConsumer, ConfigContext, defaultIconPrefixCls, defaultPrefixCls, Variants } from './context';
    export const globalConfig = () => ({});
    export default function ConfigProvider({ children, ${frameSettings.join(', ')} }) {
      const parent = useContext(ConfigContext);
      const config = useMemo(
        () => ({ ...parent, ...(wave && { wave }), ...(button && { button }), ...(getPopupContainer && { getPopupContainer }) }),
        [parent, wave, button, getPopupContainer],
      );
      let child = createElement(ConfigContext.Provider, { value: config }, children);
      if (componentSize) child = createElement(SizeContextProvider, { size: componentSize }, child);
      return componentDisabled === undefined ? child : createElement(DisabledContextProvider, { disabled: componentDisabled }, child);
    }
    ConfigProvider.useConfig = useConfig;`,
  ],
  [/\/antd\/es\/empty\/utils\.js$/, () => 'export const getAsSolidColor = (color) => color;'],
  // Icons: their styles are in the sheet, and none has two colours.
  [
    /\/@ant-design\/icons\/es\/components\/AntdIconLight\.js$/,
    () => `import { createElement, forwardRef } from 'react';
    import { generate } from '../renderUtils';
    export default (icon) => forwardRef(({ className, spin, rotate, twoToneColor, tabIndex, onClick, ...rest }, ref) =>
      createElement(
        'span',
        {
          role: 'img',
          'aria-label': icon.name,
          ...rest,
          ref,
          tabIndex: tabIndex === undefined && onClick ? -1 : tabIndex,
          onClick,
          className: ['anticon', 'anticon-' + icon.name, (spin || icon.name === 'loading') && 'anticon-spin', className].filter(Boolean).join(' '),
        },
        generate(icon.icon, 'svg-' + icon.name, {
          'data-icon': icon.name,
          width: '1em',
          height: '1em',
          fill: 'currentColor',
          'aria-hidden': 'true',
          style: rotate ? { transform: 'rotate(' + rotate + 'deg)' } : undefined,
        }),
      ),
    );`,
  ],
  [
    /\/@ant-design\/icons\/es\/icons\/\w+(?:Outlined|Filled)\.js$/,
    (code) => `import icon from ${/^import \w+Svg from (.*);$/m.exec(code)?.[1]};
    import iconOf from '../components/AntdIconLight';
    export default /*#__PURE__*/ iconOf(icon);`,
  ],
];

/** The first setting of a frame in these sources that the light one does not pass on; undefined when it passes on all of them. */
export function unknownSetting(code: string): string | undefined {
  const settings = [...code.matchAll(frame)].flatMap(([, given = '']) =>
    [...given.matchAll(/(?:^|\s)(\w+)=/g)].map(([, name = '']) => name),
  );
  return settings.find((name) => !frameSettings.includes(name));
}

/** The first look of a button in these sources for which antd-css.ts leaves out the rules, so that the browser's own would show. */
export function unstyledLook(code: string): string | undefined {
  return /\b(?:type|variant)="(?:link|dashed|filled)"|\bshape="(?:circle|round)"|<Button\b[^>]*\sghost\b/.exec(code)?.[0];
}

/** Imports each part of antd and each icon by itself, because the whole would bring the styles of all, and hides which icons a page has. */
function partsOfAntd(names: string, whole: string, code: string): string {
  const parts = names.split(',').map((name) => name.trim());
  return parts
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from '${whole === 'antd' ? partOfAntd(name, code) : `@ant-design/icons/es/icons/${name}`}';`)
    .join('');
}

/** The file of a part. A plain input is one of several in its folder. */
function partOfAntd(name: string, code: string): string {
  if (name === 'Input' && !code.includes('Input.')) return 'antd/es/input/Input';
  return `antd/es/${name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}`;
}

/**
 * The style sheets of the start and the frame, which every page of the panel needs. No script asks for them, because they become part of
 * one sheet. The file of the first stays, for the pages for a forgotten password. The development server, which has no such files, gets
 * none.
 */
function takeSheets(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return ['start', 'frame'].flatMap((name) => {
    const css = chunks.find((chunk) => chunk.name === name)?.viteMetadata?.importedCss;
    if (!css) return [];
    const [file = ''] = css;
    const sheet = bundle[file];
    if (sheet?.type !== 'asset' || css.size !== 1) throw new Error(`The build has no style sheet ${name}`);
    css.clear();
    if (name === 'frame') delete bundle[file];
    return String(sheet.source);
  });
}

/**
 * Puts antd's styles into one style sheet, which comes before all others, in place of the code that computes them. The pages of a build, of
 * the development server and of component tests all go through it.
 */
export function antdStyles(): Plugin {
  const styles = new Set<string>();
  const replaced = new Set<RegExp>();
  let isBuild = false;
  return {
    name: 'vikray-antd-styles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform(code, id) {
      if (id.startsWith(pagesFolder)) {
        const unknown = unknownSetting(code);
        if (unknown !== undefined) this.error(`antd-styles.ts does not pass on ${unknown} of ConfigProvider`);
        const unstyled = unstyledLook(code);
        if (unstyled !== undefined) this.error(`antd-css.ts leaves out the rules for ${unstyled}`);
        return { code: code.replace(wholeAntd, (_statement, names: string, whole: string) => partsOfAntd(names, whole, code)), map: null };
      }
      const style = styleModule.exec(id)?.[1];
      if (style !== undefined) {
        if (!neverRendered.test(style)) styles.add(style);
        return { code: noStyles, map: null };
      }
      const entry = lighter.find(([module]) => module.test(id));
      if (!entry) return undefined;
      replaced.add(entry[0]);
      return { code: entry[1](code), map: null };
    },
    buildEnd(error) {
      // A new version of antd may have moved them.
      if (isBuild && !error && replaced.size < lighter.length) this.error('antd has moved parts that antd-styles.ts replaces');
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', name: 'panel.css', source: [antdCss([...styles].toSorted()), ...takeSheets(bundle)].join('\n') });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, filename }) => {
        const wanted = filename.endsWith('/index.html') ? /panel-[^/]*\.css$/ : /start-[^/]*\.css$/;
        const sheet = Object.keys(bundle ?? {}).find((file) => wanted.test(file));
        if (!sheet) return html;
        return [{ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: '', href: `/${sheet}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}
