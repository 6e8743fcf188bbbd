// The colors of both themes, as named in the design language; CSS variables and the antd theme come from here.

const TONES = ['neutral', 'teal', 'blue', 'violet', 'amber', 'green', 'red'] as const;
export type Tone = (typeof TONES)[number];

interface ToneColors {
  fg: string;
  bg: string;
  /** Icon or bar color on the surface. */
  dot: string;
}

const COLORS = [
  'canvas',
  'surface',
  'sunken',
  'hover',
  'raised',
  'line',
  'line2',
  'control',
  'ink',
  'text2',
  'text3',
  'primary',
  'primaryHover',
  'primaryActive',
  'onPrimary',
  'link',
  'soft',
  'softLine',
  'sel',
  'deep',
  'mist',
  'citron',
  'onCitron',
  'danger',
  'onDanger',
  'bar',
  'mask',
  'halo',
  'shadowSheet',
  'shadowPopover',
  'ramp1',
  'ramp2',
  'ramp3',
  'ramp4',
  'ramp5',
] as const;
type Color = (typeof COLORS)[number];

export type Palette = Record<Color, string> & { tones: Record<Tone, ToneColors> };

const tone = (fg: string, bg: string, dot: string): ToneColors => ({ fg, bg, dot });

export const LIGHT: Palette = {
  canvas: '#F1F4F4',
  surface: '#FFFFFF',
  sunken: '#F6F8F8',
  hover: '#EDF2F2',
  raised: '#FFFFFF',
  line: '#E0E7E8',
  line2: '#CBD6D8',
  control: '#829499',
  ink: '#12252B',
  text2: '#455A60',
  text3: '#5D7177',
  primary: '#0E5A6B',
  primaryHover: '#0A4957',
  primaryActive: '#083C48',
  onPrimary: '#FFFFFF',
  link: '#0B6478',
  soft: '#E3F0F2',
  softLine: '#A8CFD6',
  sel: '#F0F7F8',
  deep: '#0A3A46',
  mist: '#B9D3D9',
  citron: '#D2EE62',
  onCitron: '#12252B',
  danger: '#CF4436',
  onDanger: '#FFFFFF',
  bar: '#0B2A33',
  mask: 'rgba(10, 32, 39, 0.44)',
  halo: 'rgba(14, 90, 107, 0.2)',
  shadowSheet: '0 1px 2px rgba(10, 40, 48, 0.04)',
  shadowPopover: '0 12px 32px -8px rgba(10, 40, 48, 0.22), 0 2px 6px rgba(10, 40, 48, 0.08)',
  ramp1: '#BFD3D7',
  ramp2: '#8FBBC4',
  ramp3: '#5397A6',
  ramp4: '#22758A',
  ramp5: '#0E5A6B',
  tones: {
    neutral: tone('#43565C', '#EDF1F2', '#6E8288'),
    teal: tone('#0B5566', '#DFF0F2', '#17819A'),
    blue: tone('#1D4F91', '#E6EFFA', '#3A78C9'),
    violet: tone('#583A9E', '#EFEAFB', '#7E5BD0'),
    amber: tone('#7F4704', '#FCEFD6', '#B86E0B'),
    green: tone('#14603A', '#E0F3E8', '#23874F'),
    red: tone('#9B2720', '#FBE9E7', '#CF4436'),
  },
};

export const DARK: Palette = {
  canvas: '#0A1214',
  surface: '#10191C',
  sunken: '#0D1518',
  hover: '#18252A',
  raised: '#172428',
  line: '#213035',
  line2: '#33474D',
  control: '#5F757B',
  ink: '#E7EFF0',
  text2: '#AFC0C4',
  text3: '#8A9EA3',
  primary: '#62BFCF',
  primaryHover: '#7FD0DD',
  primaryActive: '#4BA9BA',
  onPrimary: '#05252C',
  link: '#7ACBD9',
  soft: '#123038',
  softLine: '#23535E',
  sel: '#12242A',
  deep: '#0A3A46',
  mist: '#B9D3D9',
  citron: '#D2EE62',
  onCitron: '#12252B',
  danger: '#E8685B',
  onDanger: '#2A0906',
  bar: '#1D2F35',
  mask: 'rgba(3, 8, 10, 0.62)',
  halo: 'rgba(98, 191, 207, 0.3)',
  shadowSheet: 'none',
  // On a dark background a lighter ring replaces the shadow.
  shadowPopover: '0 0 0 1px #33474D, 0 18px 48px -8px rgba(0, 0, 0, 0.7)',
  ramp1: '#2C474E',
  ramp2: '#35636E',
  ramp3: '#418797',
  ramp4: '#58ABBC',
  ramp5: '#8AD8E5',
  tones: {
    neutral: tone('#B7C6CA', '#1F2D31', '#8CA0A6'),
    teal: tone('#86D3E0', '#0F343C', '#3FB0C4'),
    blue: tone('#9CC4F5', '#16294A', '#5E9BE6'),
    violet: tone('#C9B6F7', '#2A2148', '#9C7CEB'),
    amber: tone('#F2C27A', '#3A2907', '#D9942C'),
    green: tone('#8EDCAE', '#0F3321', '#3FAE72'),
    red: tone('#F7A89F', '#421714', '#E8685B'),
  },
};

const variableName = (color: string): string => `--${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A palette as CSS declarations: `--text2`, `--soft-line`, `--green`, `--green-fg`, `--green-bg`. */
function cssVariables(palette: Palette): string {
  const colors = COLORS.map((color) => `${variableName(color)}: ${palette[color]};`);
  const tones = TONES.map((name) => {
    const { fg, bg, dot } = palette.tones[name];
    return `--${name}: ${dot}; --${name}-fg: ${fg}; --${name}-bg: ${bg};`;
  });
  return [...colors, ...tones].join('\n  ');
}

/** Light unless the system or the user asks for dark; printed pages are always light. */
export const tokensCss = (): string => `
:root { color-scheme: light;\n  ${cssVariables(LIGHT)} }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark;\n  ${cssVariables(DARK)} } }
@media screen { :root[data-theme='dark'] { color-scheme: dark;\n  ${cssVariables(DARK)} } }
`;
