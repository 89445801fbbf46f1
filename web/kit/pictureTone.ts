/** The colours that stand in for a picture while it loads. Few, because a style attribute would be blocked by the page's policy. */
export const tones = {
  white: [250, 250, 250],
  sand: [238, 230, 216],
  grey: [214, 217, 219],
  slate: [128, 138, 148],
  black: [42, 46, 50],
  red: [226, 150, 140],
  orange: [240, 200, 160],
  yellow: [245, 232, 170],
  green: [186, 216, 190],
  teal: [170, 212, 210],
  blue: [178, 204, 232],
  violet: [208, 192, 230],
  pink: [240, 205, 220],
} as const;

export type Tone = keyof typeof tones;

const hexColour = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/**
 * The tone nearest to a picture's average colour.
 * @param colour as #rrggbb; anything else gives grey
 */
export function pictureTone(colour: string): Tone {
  const rgb = hexColour.exec(colour)?.slice(1).map((pair) => Number.parseInt(pair, 16));
  if (!rgb) return 'grey';
  const distance = (tone: readonly number[]) => tone.reduce((sum, value, index) => sum + (value - (rgb[index] ?? 0)) ** 2, 0);
  const [nearest] = Object.entries(tones).toSorted(([, a], [, b]) => distance(a) - distance(b));
  return nearest ? (nearest[0] as Tone) : 'grey';
}
