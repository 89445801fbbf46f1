// Objects that the icon set lacks, drawn by this project in the same manner: 32 units square, light from the upper left.
// They are grey; the tone adds the colour.

export interface Drawing {
  kind: 'stand' | 'flat';
  /** Left, top, width and height of what is drawn. */
  box: readonly [number, number, number, number];
  lum: readonly [number, number, number];
  body: string;
}

const LUM = [0.25, 0.62, 0.92] as const;

const gradient = (id: string, stops: readonly [number, string][], axis = 'x2="1" y2="0"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${axis}>${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`;

/** Shading of round metal, cloth and glass, from left to right; and of boards and screens, from top to bottom. */
const SHADES =
  '<defs>' +
  gradient('round', [
    [0, '#7c7c7c'],
    [0.18, '#c9c9c9'],
    [0.34, '#f1f1f1'],
    [0.52, '#b4b4b4'],
    [0.8, '#8a8a8a'],
    [1, '#6c6c6c'],
  ]) +
  gradient('soft', [
    [0, '#8f8f8f'],
    [0.3, '#bdbdbd'],
    [0.6, '#a2a2a2'],
    [1, '#767676'],
  ]) +
  gradient('dark', [
    [0, '#2e2e2e'],
    [0.3, '#5a5a5a'],
    [0.55, '#444444'],
    [1, '#262626'],
  ]) +
  gradient(
    'top',
    [
      [0, '#d9d9d9'],
      [1, '#9a9a9a'],
    ],
    'x2="0" y2="1"',
  ) +
  gradient(
    'glass',
    [
      [0, '#5d5f66'],
      [0.45, '#33343a'],
      [1, '#1f2025'],
    ],
    'x2="1" y2="1"',
  ) +
  gradient(
    'paper',
    [
      [0, '#f6f6f6'],
      [1, '#dedede'],
    ],
    'x2="0" y2="1"',
  ) +
  '</defs>';

/** An object from its outline; it is shaded with the gradients `round`, `soft`, `dark`, `top`, `glass` and `paper`. */
export const draw = (kind: Drawing['kind'], box: Drawing['box'], body: string, lum: Drawing['lum'] = LUM): Drawing => ({
  kind,
  box,
  lum,
  body: SHADES + body,
});
