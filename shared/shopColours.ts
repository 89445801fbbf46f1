// The shop's own colours: which ones can be read, and the tones of both themes that follow from them. Pure; the server checks with it what is
// saved and writes the style sheet by it, and the administration previews with it.

/** #rrggbb, as they are in the light theme. */
export interface ShopColours {
  /** Buttons and links. */
  accent: string;
  /** Reduced prices. */
  sale: string;
}

/** Those of tokens.css, which need no style sheet of their own. */
export const initialColours: ShopColours = { accent: '#0f5c4d', sale: '#b42318' };

const white = '#ffffff';
const black = '#000000';
/** Darkest background of coloured text in the light theme, and the lightest in the dark theme (tokens.css). */
const lightGround = '#f4f2ed';
const darkGround = '#1f2624';
/** WCAG 2.2, level AA. */
const enough = 4.5;

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);
const channels = (colour: string): number[] => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** @param share of `other`, from 0 to 1 */
function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(colour).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour can be read on the other, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Why a colour cannot be one of the shop's, and what to do; null for a good one. */
export function colourProblem(colour: string): string | null {
  if (!isColour(colour)) return 'Enter a colour as #rrggbb, such as #0f5c4d.';
  const found = contrast(colour, lightGround);
  if (found >= enough) return null;
  return `Choose a darker colour: text in this one has a contrast ratio of ${found.toFixed(1)} against the page, but needs at least ${enough}.`;
}

/** The tones of a colour in one theme. */
export interface Tones {
  main: string;
  hover: string;
  soft: string;
  on: string;
}

/** The first of these steps whose colour can be read on each ground. */
function readable(colourAt: (share: number) => string, grounds: (colour: string) => readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const colour = colourAt(share);
    if (grounds(colour).every((ground) => contrast(colour, ground) >= enough)) return colour;
  }
  return colourAt(1);
}

/** @param colour that colourProblem() has nothing against */
export function tonesOf(colour: string): { light: Tones; dark: Tones } {
  // The soft ground becomes lighter until the colour can be read on it.
  const softShare = [0.88, 0.91, 0.94, 0.97].find((share) => contrast(colour, mix(colour, white, share)) >= enough) ?? 1;
  const softInDark = mix(colour, '#151b19', 0.76);
  const inDark = readable(
    (share) => mix(colour, white, share),
    () => [darkGround, softInDark],
  );
  const onDark = readable(
    (share) => mix(mix(colour, black, 0.6), black, share),
    () => [inDark],
  );
  return {
    light: { main: colour, hover: mix(colour, black, 0.28), soft: mix(colour, white, softShare), on: white },
    dark: { main: inDark, hover: mix(inDark, white, 0.25), soft: softInDark, on: onDark },
  };
}

/** Declarations that replace those of tokens.css. */
export function colourTokens({ accent, sale }: ShopColours): Record<string, string> {
  const tokens = (name: string, colour: string, hasHover: boolean): [string, string][] => {
    const { light, dark } = tonesOf(colour);
    const pair = (tone: keyof Tones) => `light-dark(${light[tone]}, ${dark[tone]})`;
    return [
      [`--colour-${name}`, pair('main')],
      ...(hasHover ? [[`--colour-${name}-hover`, pair('hover')] as [string, string]] : []),
      [`--colour-${name}-soft`, pair('soft')],
      [`--colour-on-${name}`, pair('on')],
    ];
  };
  return Object.fromEntries([
    ...(accent === initialColours.accent ? [] : tokens('accent', accent, true)),
    ...(sale === initialColours.sale ? [] : tokens('sale', sale, false)),
  ]);
}
