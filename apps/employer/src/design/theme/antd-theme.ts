// The design language as an antd theme (DESIGN 13).
import { NOTIFICATION_WIDTH } from '@onward/domain/platform/constants';
import { type ThemeConfig, theme } from 'antd';
import { DARK, LIGHT, type Palette } from './tokens.ts';

const FONT_TEXT =
  "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', 'Noto Sans SC', 'PingFang SC', sans-serif";

/** The algorithms derive shades from the seed color; where the exact shade matters it is set explicitly. */
const exactPrimary = (palette: Palette) => ({
  colorPrimary: palette.primary,
  colorPrimaryHover: palette.primaryHover,
  colorPrimaryActive: palette.primaryActive,
});

const tokens = (palette: Palette): ThemeConfig['token'] => ({
  ...exactPrimary(palette),
  colorLink: palette.link,
  colorLinkHover: palette.primaryHover,
  colorInfo: palette.tones.blue.dot,
  colorSuccess: palette.tones.green.dot,
  colorWarning: palette.tones.amber.dot,
  colorError: palette.danger,
  colorText: palette.ink,
  colorTextHeading: palette.ink,
  colorTextSecondary: palette.text2,
  colorTextTertiary: palette.text3,
  colorTextDescription: palette.text3,
  colorTextPlaceholder: palette.text3,
  // The lightest text that can still be read: 4.5:1.
  colorTextDisabled: palette.text3,
  colorTextLightSolid: palette.onPrimary,
  colorBgLayout: palette.canvas,
  colorBgContainer: palette.surface,
  colorBgElevated: palette.raised,
  colorFillAlter: palette.sunken,
  colorBorder: palette.control,
  colorBorderSecondary: palette.line,
  colorSplit: palette.line,
  colorBgMask: palette.mask,
  fontFamily: FONT_TEXT,
  fontSize: 14,
  lineHeight: 1.5,
  borderRadius: 8,
  borderRadiusXS: 4,
  borderRadiusSM: 6,
  borderRadiusLG: 12,
  controlHeight: 36,
  controlHeightSM: 28,
  controlHeightLG: 44,
  controlOutlineWidth: 3,
  controlOutline: palette.halo,
  opacityLoading: 0.92,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.24s',
  boxShadow: palette.shadowPopover,
  boxShadowSecondary: palette.shadowPopover,
});

const components = (palette: Palette): ThemeConfig['components'] => ({
  Button: {
    ...exactPrimary(palette),
    fontWeight: 550,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    paddingInline: 13,
    defaultBorderColor: palette.line2,
    defaultColor: palette.ink,
    defaultBg: palette.surface,
    colorError: palette.danger,
    dangerColor: palette.onDanger,
    contentFontSizeSM: 13,
  },
  Checkbox: { ...exactPrimary(palette), borderRadiusSM: 4 },
  Radio: exactPrimary(palette),
  Switch: {
    ...exactPrimary(palette),
    handleSize: 16,
    trackHeight: 20,
    trackMinWidth: 36,
    // The track of a switch that is off needs a contrast of 3:1 with the surface.
    colorTextQuaternary: palette.control,
    colorTextTertiary: palette.text3,
  },
  Pagination: { ...exactPrimary(palette), itemActiveBg: palette.soft },
  Tabs: {
    ...exactPrimary(palette),
    itemColor: palette.text2,
    itemSelectedColor: palette.ink,
    inkBarColor: palette.primary,
    horizontalItemGutter: 24,
    horizontalMargin: '0',
  },
  Table: {
    headerBg: palette.surface,
    headerColor: palette.text3,
    headerSplitColor: 'transparent',
    rowHoverBg: palette.sunken,
    rowSelectedBg: palette.sel,
    rowSelectedHoverBg: palette.sel,
    borderColor: palette.line,
    cellPaddingBlock: 10,
    cellPaddingBlockMD: 8,
    cellPaddingInline: 12,
    headerBorderRadius: 0,
  },
  Segmented: {
    trackBg: palette.hover,
    itemSelectedBg: palette.surface,
    itemColor: palette.text2,
    itemSelectedColor: palette.ink,
  },
  Modal: { borderRadiusLG: 16, titleFontSize: 18 },
  Select: { optionSelectedBg: palette.soft },
  Input: { activeShadow: `0 0 0 3px ${palette.halo}` },
  Tooltip: { colorBgSpotlight: palette.deep, colorTextLightSolid: '#FFFFFF' },
  Notification: { width: NOTIFICATION_WIDTH },
});

/** The key names the theme's CSS variables, so that separately rendered parts of the page share one set. */
const build = (key: string, palette: Palette, algorithm: ThemeConfig['algorithm']): ThemeConfig => ({
  cssVar: { key },
  algorithm,
  token: tokens(palette),
  components: components(palette),
});

export const LIGHT_THEME = build('onward-light', LIGHT, theme.defaultAlgorithm);
export const DARK_THEME = build('onward-dark', DARK, theme.darkAlgorithm);
