import { theme, type ThemeConfig } from 'antd';
import { palettes, type ThemeMode } from './src/platform/palettes.ts';

/**
 * antd's tokens for a theme: colour, type and measure. The palettes are applied after antd's own algorithm, so every value is used exactly
 * as written.
 */
export function lookTheme(mode: ThemeMode): ThemeConfig {
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const colours = palettes[mode];
  return {
    // Twice on purpose: the last algorithm sets the seed colours, which antd would tint; `token` sets the aliases.
    algorithm: [base, (seed, map) => ({ ...(map ?? base(seed)), ...colours })],
    cssVar: { key: 'look' }, // with the class "look" on <html>, antd's variables exist in the whole page
    token: {
      ...colours,
      fontFamily: "'Inter Variable', 'Mukta', 'Segoe UI', 'Noto Sans', sans-serif", // Mukta covers Devanagari
      fontSize: 14, // 13 in tables was tried: faster to fill, slower to read all day
      lineHeight: 1.4286,
      fontSizeHeading1: 22,
      lineHeightHeading1: 1.27, // one h1 a screen
      fontSizeHeading2: 16,
      lineHeightHeading2: 1.375, // section
      fontSizeHeading3: 14,
      lineHeightHeading3: 1.43, // card title
      fontWeightStrong: 600,
      borderRadius: 6, // fields and buttons
      borderRadiusLG: 8, // cards, tables, modals
      borderRadiusSM: 4, // tags, small buttons, images
      borderRadiusXS: 3, // check boxes
      controlHeight: 34, // between antd's 32 and 40: comfortable, still 16 rows on an office screen
      controlHeightSM: 28,
      controlHeightLG: 44, // phones, login: a full touch target
      wireframe: false,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.14s',
      motionDurationSlow: '0.2s', // instant, not theatrical
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500, paddingInline: 14 },
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemHeight: 34,
        itemMarginInline: 8,
        itemMarginBlock: 1,
        itemBorderRadius: 6,
        iconSize: 16,
        itemColor: colours.colorTextSecondary,
        itemSelectedBg: colours.colorPrimaryBg,
        itemSelectedColor: colours.colorPrimaryText,
        itemHoverBg: colours.colorFillSecondary,
        activeBarBorderWidth: 0,
      },
      Input: {
        activeShadow: `0 0 0 3px ${colours.controlOutline}`,
        errorActiveShadow: `0 0 0 3px ${colours.colorErrorBgHover}`,
        paddingInline: 10,
      },
      InputNumber: {
        activeShadow: `0 0 0 3px ${colours.controlOutline}`,
        errorActiveShadow: `0 0 0 3px ${colours.colorErrorBgHover}`,
        paddingInline: 10,
      },
      Select: { optionSelectedFontWeight: 500 },
      Modal: { titleFontSize: 16 },
      Tag: { defaultBg: colours.colorFillSecondary, defaultColor: colours.colorTextSecondary },
      Tooltip: { colorBgSpotlight: colours.colorBgSpotlight },
      Pagination: { itemActiveBg: colours.colorPrimaryBg, itemSize: 32 },
      Switch: { trackHeight: 20, trackMinWidth: 36, handleSize: 16 },
      Layout: {
        headerBg: colours.colorBgContainer,
        siderBg: colours.colorBgLayout,
        bodyBg: colours.colorBgLayout,
        headerHeight: 56,
        headerPadding: '0 20px',
        footerPadding: '12px 24px',
      },
    },
  };
}
