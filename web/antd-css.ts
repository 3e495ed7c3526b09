/** Makes antd's styles at build time: one style sheet for both themes, in place of the code that computes them in the browser. */
import { createRequire } from 'node:module';
import type { ConfigProvider as AntdConfigProvider, theme as antdTheme } from 'antd';
import type * as CssInJs from '@ant-design/cssinjs';
import type * as React from 'react';
import type * as ReactDomServer from 'react-dom/server';
import { lookTheme } from './antd-theme.ts';
import type { ThemeMode } from './src/platform/palettes.ts';

// antd's CommonJS build, because Node cannot load the other one. It has no types of its own for these files.
const load = createRequire(import.meta.url);
const { createElement } = load('react') as typeof React;
const { renderToString } = load('react-dom/server') as typeof ReactDomServer;
const { createCache, extractStyle, StyleProvider } = load('@ant-design/cssinjs') as typeof CssInJs;
const { ConfigProvider, theme } = load('antd') as { readonly ConfigProvider: typeof AntdConfigProvider; readonly theme: typeof antdTheme };
const { iconStyles } = load('@ant-design/icons/lib/utils') as { readonly iconStyles: string };
const { getAsSolidColor } = load('antd/lib/empty/utils') as { getAsSolidColor(color: string, ground: string): string };

type Token = ReturnType<typeof theme.useToken>['token'];
type UseStyle = (prefix: string, root: string) => unknown;

/** The prefix of antd's class names for a component, where it is not the component's name. */
const prefixes: Readonly<Record<string, string>> = { button: 'btn', 'date-picker': 'picker' };

/**
 * Rules for what no page uses: coloured, dashed and grouped buttons, choices that look like buttons, filled, grouped and warning fields,
 * right-to-left text, parts that lean-antd.ts leaves out.
 */
const unused =
  /-rtl\b|two-chinese-chars|-btn-color-(?:pink|purple|blue|cyan|green|magenta|red|orange|yellow|volcano|geekblue|lime|gold)|-btn-(?:dashed|variant-dashed|variant-filled|variant-link|group|background-ghost|circle|round)|-compact|-radio-button|-checkbox-group|-input-group|-input-wrapper|-addon\b|-status-(?:warning|success|validating)|-filled\b|-underlined|-input-search|-otp|-picker-(?:time|week|range|multiple)|-pagination-(?:options-quick-jumper|bordered|mini|simple)|-progress-(?:circle|steps)|-switch-(?:loading|small)|-(?:show|data)-count|-(?:input|picker)[\w-]*-borderless|-(?:input|pagination|picker|progress|radio|segmented|select)[\w-]*-(?:sm|small)\b/;

interface Sheet {
  readonly rules: string;
  /** Custom properties by name. */
  readonly variables: ReadonlyMap<string, string>;
  readonly token: Token;
}

/** The style sheet of the components of antd whose styles are in these folders or files below antd/es, such as `button/style`. */
export function antdCss(styles: readonly string[]): string {
  const [light, dark] = [sheetOf('light', styles), sheetOf('dark', styles)];
  if (light.rules !== dark.rules) throw new Error('The themes of antd differ in more than custom properties');
  const used = usedVariables(light);
  const inDark = used.flatMap(([name, value]) => {
    const darkValue = dark.variables.get(name) ?? value;
    return darkValue === value ? [] : [[name, darkValue] as const];
  });
  const darkNow = declarationsOf(inDark);
  return [
    iconStyles,
    `:root{${declarationsOf(used)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkNow}}}`,
    `@media screen{:root[data-theme=dark]{${darkNow}}}`,
    light.rules,
  ].join('\n');
}

/** The custom properties that the rules use, directly or through others. antd declares ten times as many. */
function usedVariables({ rules, variables }: Sheet): (readonly [name: string, value: string])[] {
  const used = new Set<string>(emptyColours.map(emptyVariable));
  const note = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      note(variables.get(name) ?? '');
    }
  };
  note(rules);
  return [...variables].filter(([name]) => used.has(name));
}

/** What antd's components read of the theme while they run. Sizes only, and colours as custom properties. */
export function antdToken(): Readonly<Record<string, unknown>> {
  const { token } = sheetOf('light', []);
  const sizes = [
    'controlHeight',
    'fontSize',
    'lineHeight',
    'lineWidth',
    'padding',
    'paddingXS',
    'paddingSM',
    'zIndexPopupBase',
    'wireframe',
  ];
  const read = Object.entries(token).filter(([name]) => sizes.includes(name) || name.startsWith('screen'));
  return { ...Object.fromEntries(read), ...Object.fromEntries(emptyColours.map((name) => [name, `var(${emptyVariable(name)})`])) };
}

/** The colours of the small picture in an empty dropdown, which antd mixes with the background. */
const emptyColours = ['colorFill', 'colorFillTertiary', 'colorFillQuaternary'] as const;
const emptyVariable = (name: string) => `--ant-empty-${name.replace('color', '').toLowerCase()}`;

function sheetOf(mode: ThemeMode, styles: readonly string[]): Sheet {
  const cache = createCache();
  const seen: Token[] = [];
  const Read: React.ComponentType = () => {
    seen.push(theme.useToken().token);
    return null;
  };
  const parts = [createElement(Read, { key: 'token' }), ...styles.flatMap(usesOf)];
  const themed = createElement(ConfigProvider, { theme: { ...lookTheme(mode), hashed: false } }, parts);
  renderToString(createElement(StyleProvider, { cache }, themed));
  const [token] = seen;
  if (!token) throw new Error('antd has rendered nothing');
  const variables = new Map(
    emptyColours.map((name) => [emptyVariable(name), getAsSolidColor(token[name], token.colorBgContainer)] as const),
  );
  const declared = extractStyle(cache, { plain: true, types: ['token', 'cssVar'] });
  for (const [, name = '', value = ''] of declared.matchAll(/(--[\w-]+):([^;}]*)/g)) variables.set(name, value);
  return { rules: usedRules(extractStyle(cache, { plain: true, types: ['style'] })), variables, token };
}

/** Elements that use every hook of a style module. */
function usesOf(style: string): React.ReactNode[] {
  const component = style.split('/')[0] ?? '';
  const prefix = `ant-${prefixes[component] ?? component}`;
  const hooks = load(`antd/lib/${style}`) as Readonly<Record<string, unknown>>;
  return Object.entries(hooks).flatMap(([name, hook]) => {
    if (name !== 'default' && !name.startsWith('use')) return [];
    const Use: React.ComponentType = () => {
      (hook as UseStyle)(prefix, prefix);
      return null;
    };
    return [createElement(Use, { key: `${style} ${name}` })];
  });
}

/** The rules without those of unused parts. Rules inside @media and the like stay as they are. */
function usedRules(css: string): string {
  return rulesOf(css)
    .filter((rule) => !rule.startsWith('.data-ant-cssinjs'))
    .map((rule) => {
      const end = rule.indexOf('{');
      if (rule.startsWith('@')) return rule;
      const selectors = rule
        .slice(0, end)
        .split(/,(?![^()[\]]*[)\]])/)
        .filter((selector) => !unused.test(selector.replaceAll(/:not\([^)]*\)/g, '')));
      return selectors.length > 0 ? selectors.join(',') + rule.slice(end) : '';
    })
    .join('');
}

function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}

function declarationsOf(variables: readonly (readonly [name: string, value: string])[]): string {
  return variables.map(([name, value]) => `${name}:${value}`).join(';');
}
