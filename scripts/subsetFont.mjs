// Writes web/kit/fonts/inter-latin-wght-normal.woff2: the characters and weights of Inter that the shop uses. Half of Fontsource's file is
// weights that no style asks for. Run after an update of @fontsource-variable/inter: node scripts/subsetFont.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** As `unicode-range` in web/kit/fonts.css. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2000, 0x206f],
  ...[0x131, 0x2c6, 0x2da, 0x2dc, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215].map((point) => [point, point]),
];
const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
  .join('');

const whole = readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 750 } } });
writeFileSync('web/kit/fonts/inter-latin-wght-normal.woff2', subset);
console.log(`${whole.length} bytes became ${subset.length}.`);
