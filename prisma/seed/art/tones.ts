// Colours in which an object can be shown: the object's light and shade are kept, its colour is replaced by a ramp
// around the tone's base colour (an SVG filter over its luminance).

/** CSS colours of the tones; the same values are the swatches of colour options. */
export const TONES: Record<string, string> = {
  black: '#2b2c30',
  graphite: '#4a4d55',
  slate: '#66707c',
  silver: '#b9bdc4',
  steel: '#a9b0b8',
  white: '#e9e8e4',
  cream: '#e8dcc3',
  sand: '#cdb892',
  camel: '#b98a55',
  tan: '#a9744a',
  walnut: '#6b4a35',
  oak: '#b98f5f',
  chestnut: '#84492f',
  terracotta: '#bf6a48',
  rust: '#a9502f',
  coral: '#df7a67',
  blush: '#dfaeaa',
  rose: '#c2647a',
  red: '#b93a3a',
  burgundy: '#74283a',
  plum: '#6b4468',
  lavender: '#a79bc9',
  navy: '#2c3d63',
  blue: '#3f6fb0',
  sky: '#8fb5d6',
  petrol: '#27616b',
  teal: '#3f8f8c',
  mint: '#a5cdb8',
  sage: '#93a88a',
  olive: '#6f7444',
  forest: '#335a43',
  green: '#4e9159',
  mustard: '#cf9f36',
  gold: '#c9a24b',
  brass: '#b08d4a',
  copper: '#b57350',
  charcoal: '#383b42',
};

/** The object's own colours, quieter or much quieter than drawn. */
const NATURAL: Record<string, number> = { natural: 0.84, muted: 0.5 };

type Rgb = readonly [number, number, number];

/** Darkest, middle and lightest luminance of an object (0 to 1), as measured. */
export type Luminance = readonly [number, number, number];

/**
 * The filter that gives an object its tone, or one of the natural looks.
 * Null for a tone that does not exist. `hue` and a number turns the natural colours around the colour wheel.
 */
export function toneFilter(id: string, tone: string, luminance: Luminance): string | null {
  const saturation = NATURAL[tone];
  if (saturation !== undefined) return filter(id, `<feColorMatrix type="saturate" values="${saturation}"/>`);
  if (/^hue\d{1,3}$/.test(tone)) {
    return filter(id, `<feColorMatrix type="hueRotate" values="${tone.slice(3)}"/><feColorMatrix type="saturate" values=".8"/>`);
  }
  const base = TONES[tone];
  if (base === undefined) return null;
  const ramp = rampOf(parse(base), luminance);
  const table = (channel: 0 | 1 | 2) => ramp.map((color) => (color[channel] / 255).toFixed(3)).join(' ');
  return filter(
    id,
    '<feColorMatrix type="matrix" values=".3 .6 .1 0 0 .3 .6 .1 0 0 .3 .6 .1 0 0 0 0 0 1 0"/><feComponentTransfer>' +
      `<feFuncR type="table" tableValues="${table(0)}"/><feFuncG type="table" tableValues="${table(1)}"/>` +
      `<feFuncB type="table" tableValues="${table(2)}"/></feComponentTransfer>`,
  );
}

function filter(id: string, steps: string): string {
  return `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">${steps}</filter>`;
}

/** Colours for 21 evenly spaced luminances, through the base colour at the object's middle. */
function rampOf(base: Rgb, [low, middle, high]: Luminance): Rgb[] {
  const anchors: [number, Rgb][] = [
    [-0.01, mix(base, [18, 18, 26], 0.86)],
    [Math.min(low, middle - 0.12), mix(base, [22, 22, 34], 0.52)],
    [middle, base],
    [Math.max(high, middle + 0.1), mix(base, [255, 255, 255], 0.42)],
    [1.2, mix(base, [255, 255, 255], 0.9)],
  ];
  return Array.from({ length: 21 }, (_, index) => at(anchors, index / 20));
}

function at(anchors: readonly (readonly [number, Rgb])[], value: number): Rgb {
  for (let index = 1; index < anchors.length; index += 1) {
    const from = anchors[index - 1];
    const to = anchors[index];
    if (from && to && value <= to[0]) return mix(from[1], to[1], Math.max(0, (value - from[0]) / Math.max(0.001, to[0] - from[0])));
  }
  return [255, 255, 255];
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share];
}

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
