/**
 * The one source of colour: the style sheets read `var(--color-text)` for `colorText`. Contrast figures are for text on the surface named
 * beside them.
 */

const light = {
  // Surfaces: warm paper grey behind white sheets, so that white marks the data.
  colorBgLayout: '#f5f4f0',
  colorBgContainer: '#ffffff',
  colorBgElevated: '#ffffff',
  colorBgContainerDisabled: '#f1f0ec', // read-only fields of a locked wizard stay legible, not washed out
  colorBgSpotlight: '#1f2a2e', // tooltips
  colorBgMask: 'rgba(20, 26, 28, 0.45)',

  // Text: cool ink on warm paper. 16.3 / 7.9 / 6.0 / 4.9 : 1 on white.
  colorText: '#1b2124',
  colorTextSecondary: '#4b5357', // labels, second lines
  colorTextTertiary: '#5d6569', // meta, table heads; 5.4 on the layout grey
  colorTextQuaternary: '#6a7276', // placeholders; the lightest text allowed
  colorTextPlaceholder: '#6a7276',
  colorTextDescription: '#5d6569',
  colorTextDisabled: '#5d6569', // locked values must still be readable: 5.2:1 on the locked field
  colorTextHeading: '#1b2124',
  colorTextLabel: '#4b5357',
  colorTextLightSolid: '#ffffff',
  colorWhite: '#ffffff', // ticks and switch knobs
  colorIcon: '#5d6569',
  colorIconHover: '#1b2124',

  // Lines: fields 3.1:1 (WCAG 1.4.11); everything else a hairline that separates without boxing.
  colorBorder: '#8f938e',
  colorBorderSecondary: '#e4e2db',
  colorBorderDisabled: '#d6d4cc',
  colorSplit: '#e4e2db',

  // Fills: hover and quiet chips.
  colorFill: '#dedcd5',
  colorFillSecondary: '#eceae5',
  colorFillTertiary: '#f3f2ee',
  colorFillQuaternary: '#faf9f6', // table head
  colorFillAlter: '#faf9f6',

  // Primary: peacock. 7.6:1 on white. No status uses it, so an action never looks like a state.
  colorPrimary: '#0d5c68',
  colorPrimaryHover: '#0a4a54',
  colorPrimaryActive: '#073b43',
  colorPrimaryBg: '#e3eff0', // selected rows and menu entry; peacock on it 6.5:1
  colorPrimaryBgHover: '#d3e5e7',
  colorPrimaryBorder: '#8dbcc2',
  colorPrimaryBorderHover: '#5f9fa8',
  colorPrimaryText: '#0d5c68',
  colorPrimaryTextHover: '#0a4a54',
  colorPrimaryTextActive: '#073b43',
  colorLink: '#0d5c68',
  colorLinkHover: '#0a4a54',
  colorLinkActive: '#073b43',

  // States: text on its tint. 5.9 / 6.1 / 5.7 / 6.5 : 1.
  colorSuccess: '#17693a',
  colorSuccessHover: '#125530',
  colorSuccessActive: '#0e4426',
  colorSuccessText: '#17693a',
  colorSuccessBg: '#e6f3ea',
  colorSuccessBorder: '#b3d7c0',
  colorWarning: '#8a4b00',
  colorWarningText: '#8a4b00',
  colorWarningBg: '#fdf1dc',
  colorWarningBorder: '#efcf9a',
  colorError: '#b3261e',
  colorErrorHover: '#931d17',
  colorErrorActive: '#7a1712',
  colorErrorText: '#b3261e',
  colorErrorBg: '#fcebe9',
  colorErrorBgHover: '#f9dcd9',
  colorErrorBorder: '#efbab5',
  colorErrorBorderHover: '#b3261e',
  colorInfo: '#1f5596',
  colorInfoText: '#1f5596',
  colorInfoBg: '#e8f0fa',
  colorInfoBorder: '#bcd2ed',

  controlItemBgHover: '#f3f2ee',
  controlItemBgActive: '#e3eff0',
  controlItemBgActiveHover: '#d3e5e7',
  controlOutline: 'rgba(13, 92, 104, 0.28)', // focus halo
  boxShadow: '0 12px 32px -8px rgba(27, 33, 36, 0.22), 0 2px 6px rgba(27, 33, 36, 0.08)',
  boxShadowSecondary: '0 8px 24px -6px rgba(27, 33, 36, 0.20), 0 1px 3px rgba(27, 33, 36, 0.08)',
  boxShadowTertiary: '0 1px 2px rgba(27, 33, 36, 0.06)',
};

/** The same roles for dark. Surfaces get lighter as they come nearer; the primary colour is light and has dark text. */
const dark: typeof light = {
  colorBgLayout: '#111416',
  colorBgContainer: '#191d20',
  colorBgElevated: '#22272a',
  colorBgContainerDisabled: '#1f2427',
  colorBgSpotlight: '#e9e7e2', // light tooltip, as on-colour text is dark here
  colorBgMask: 'rgba(0, 0, 0, 0.6)',

  // 13.7 / 8.8 / 6.6 / 5.6 : 1 on the container.
  colorText: '#e9e7e2',
  colorTextSecondary: '#b8bbba',
  colorTextTertiary: '#9da2a2',
  colorTextQuaternary: '#8f9595',
  colorTextPlaceholder: '#8f9595',
  colorTextDescription: '#9da2a2',
  colorTextDisabled: '#8f9595',
  colorTextHeading: '#f1efea',
  colorTextLabel: '#b8bbba',
  colorTextLightSolid: '#06262b',
  colorWhite: '#06262b',
  colorIcon: '#9da2a2',
  colorIconHover: '#e9e7e2',

  colorBorder: '#666d70', // 3.2:1
  colorBorderSecondary: '#2c3235',
  colorBorderDisabled: '#383f42',
  colorSplit: '#2c3235',

  colorFill: '#363d40',
  colorFillSecondary: '#2a2f32',
  colorFillTertiary: '#22272a',
  colorFillQuaternary: '#1e2326',
  colorFillAlter: '#1e2326',

  colorPrimary: '#62b9c5', // 7.5:1 as text, 7.0:1 under dark text
  colorPrimaryHover: '#7fcdd7',
  colorPrimaryActive: '#4ea6b2',
  colorPrimaryBg: '#17343a', // lighter peacock on it 7.3:1
  colorPrimaryBgHover: '#1d424a',
  colorPrimaryBorder: '#2f6871',
  colorPrimaryBorderHover: '#43909b',
  colorPrimaryText: '#7fcdd7',
  colorPrimaryTextHover: '#9bdde5',
  colorPrimaryTextActive: '#62b9c5',
  colorLink: '#7fcdd7',
  colorLinkHover: '#9bdde5',
  colorLinkActive: '#62b9c5',

  // 7.9 / 8.1 / 7.8 / 7.5 : 1 on their tints.
  colorSuccess: '#7fd39a',
  colorSuccessHover: '#97e0ae',
  colorSuccessActive: '#67bf84',
  colorSuccessText: '#7fd39a',
  colorSuccessBg: '#15301f',
  colorSuccessBorder: '#28553a',
  colorWarning: '#f0b866',
  colorWarningText: '#f0b866',
  colorWarningBg: '#362710',
  colorWarningBorder: '#624818',
  colorError: '#ff9d94',
  colorErrorHover: '#ffb5ae',
  colorErrorActive: '#f2857b',
  colorErrorText: '#ff9d94',
  colorErrorBg: '#3a1a18',
  colorErrorBgHover: '#4a211e',
  colorErrorBorder: '#6d312c',
  colorErrorBorderHover: '#ff9d94',
  colorInfo: '#93bdf2',
  colorInfoText: '#93bdf2',
  colorInfoBg: '#172a42',
  colorInfoBorder: '#2b4a73',

  controlItemBgHover: '#22272a',
  controlItemBgActive: '#17343a',
  controlItemBgActiveHover: '#1d424a',
  controlOutline: 'rgba(98, 185, 197, 0.38)',
  boxShadow: '0 12px 32px -8px rgba(0, 0, 0, 0.7), 0 0 0 1px #2c3235',
  boxShadowSecondary: '0 8px 24px -6px rgba(0, 0, 0, 0.6), 0 0 0 1px #2c3235',
  boxShadowTertiary: 'none',
};

/** The colours of each theme. */
export const palettes = { light, dark };

export type ThemeMode = keyof typeof palettes;

/** Colours of the brand's drawings, the chart and photos. Photos are taken on white, so their background stays white. */
const drawings = {
  light: {
    brandPanel: '#0b4852',
    brandMark: '#0d5c68',
    brass: '#f0b248',
    pictureGround: '#faf9f6',
    pictureBrightness: '1',
    chartColumn: '#a9cdd2',
    chartNow: '#c28518',
  },
  dark: {
    brandPanel: '#0c2b31',
    brandMark: '#0f7683',
    brass: '#f0b248',
    pictureGround: '#faf9f6',
    pictureBrightness: '0.92',
    chartColumn: '#2f6871',
    chartNow: '#e0ab4a',
  },
};

function declarations(mode: ThemeMode): string {
  const values = Object.entries({ ...palettes[mode], ...drawings[mode] });
  const names = values.map(([key, value]) => `--${key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value}`);
  return [...names, `color-scheme:${mode}`].join(';');
}

/**
 * The palettes as custom properties: light by default, dark if the system prefers it, or the one that `data-theme` on <html> names. What is
 * printed is always light.
 */
export function paletteCss(): string {
  const darkNow = declarations('dark');
  return [
    `:root{${declarations('light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkNow}}}`,
    `@media screen{:root[data-theme=dark]{${darkNow}}}`,
  ].join('\n');
}
