// How the demo catalogue's specifications are measured, compared and grouped.
import type { AttributeDefinition } from '../../server/catalogue/products/batch/record.ts';
import { TONES } from './art/tones.ts';
import type { DemoProduct } from './demoProduct.ts';

type Measure = readonly [
  name: string,
  unit: string | undefined,
  direction: 'NONE' | 'HIGHER_IS_BETTER' | 'LOWER_IS_BETTER',
  heading: string,
];

const UP = 'HIGHER_IS_BETTER';
const DOWN = 'LOWER_IS_BETTER';

const NUMBERS: readonly Measure[] = [
  ['Screen size', '″', UP, 'Display'],
  ['Refresh rate', 'Hz', UP, 'Display'],
  ['Memory', 'GB', UP, 'Performance'],
  ['Transfer rate', 'MB/s', UP, 'Performance'],
  ['Pages per minute', 'pages', UP, 'Performance'],
  ['Camera resolution', 'MP', UP, 'Camera'],
  ['Lens diameter', 'mm', UP, 'Camera'],
  ['Magnification', '×', UP, 'Camera'],
  ['Driver size', 'mm', 'NONE', 'Sound'],
  ['Sample rate', 'kHz', UP, 'Sound'],
  ['Keys', 'keys', UP, 'Sound'],
  ['Battery life', 'h', UP, 'Power'],
  ['Battery capacity', 'mAh', UP, 'Power'],
  ['Power', 'W', 'NONE', 'Power'],
  ['Luminous flux', 'lm', UP, 'Power'],
  ['Flow rate', 'l/min', DOWN, 'Power'],
  ['Capacity', 'l', UP, 'Dimensions'],
  ['Volume', 'ml', 'NONE', 'Dimensions'],
  ['Net weight', 'g', 'NONE', 'Dimensions'],
  ['Diameter', 'cm', 'NONE', 'Dimensions'],
  ['Case diameter', 'mm', 'NONE', 'Dimensions'],
  ['Width', 'cm', 'NONE', 'Dimensions'],
  ['Height', 'cm', 'NONE', 'Dimensions'],
  ['Length', 'cm', 'NONE', 'Dimensions'],
  ['Seat height', 'cm', 'NONE', 'Dimensions'],
  ['Blade length', 'cm', 'NONE', 'Dimensions'],
  ['Wheel size', '″', 'NONE', 'Dimensions'],
  ['Drop', 'mm', 'NONE', 'Dimensions'],
  ['Pieces', 'pieces', 'NONE', 'Details'],
  ['Gears', 'gears', UP, 'Details'],
  ['Sleeps', 'people', UP, 'Details'],
  ['Water resistance', 'm', UP, 'Details'],
  ['Pages', 'pages', 'NONE', 'Details'],
  ['Age from', 'years', 'NONE', 'Details'],
  ['Warranty', 'months', UP, 'Details'],
  ['Weight', 'kg', 'NONE', 'Dimensions'],
];

const BOOLEANS: Record<string, string> = {
  'Noise cancelling': 'Sound',
  'Dishwasher safe': 'Material and care',
  'Microwave safe': 'Material and care',
  'Machine washable': 'Material and care',
  Induction: 'Material and care',
  Waterproof: 'Material and care',
  Vegan: 'Ingredients',
  Organic: 'Ingredients',
  Hardy: 'Details',
  Dimmable: 'Power',
  'Assembly needed': 'Details',
  'Heart rate': 'Details',
  Polarised: 'Details',
};

/** Free text: useful to read and compare, but not to filter by. */
const TEXTS: Record<string, string> = { Processor: 'Performance', Resolution: 'Display', Video: 'Camera' };

const LISTS: Record<string, string> = {
  Material: 'Material and care',
  Fit: 'Details',
  Sole: 'Material and care',
  Connection: 'Connections',
  Storage: 'Performance',
  Origin: 'Ingredients',
  Roast: 'Ingredients',
  'Skin type': 'Details',
  Light: 'Details',
  Binding: 'Details',
  Language: 'Details',
};

/** Colours of option values that are pictured in their natural colours. */
const NATURAL: Record<string, string> = { Honey: '#c98b4b', Purple: '#6d5bb0', Red: '#c23b45', Green: '#4b9a58', Silver: '#b9bdc4' };

/** Definitions of every attribute that these products use. */
export function demoDefinitions(products: readonly DemoProduct[]): AttributeDefinition[] {
  const options = [...new Set(products.flatMap((product) => Object.keys(product.options ?? {})))].filter((name) => !(name in LISTS));
  return [
    ...options.map((name): AttributeDefinition => {
      const swatches = swatchesOf(name, products);
      return { name, kind: 'LIST', heading: 'Options', isFacet: true, ...(swatches ? { swatches } : {}) };
    }),
    ...Object.entries(LISTS).map(([name, heading]): AttributeDefinition => {
      // Its values are amounts: 1 TB is better than 256 GB.
      const direction = name === 'Storage' ? UP : 'NONE';
      return { name, kind: 'LIST', heading, direction, isFacet: true };
    }),
    ...NUMBERS.map(([name, unit, direction, heading]): AttributeDefinition => ({
      name,
      kind: 'NUMBER',
      unit,
      direction,
      heading,
      isFacet: name !== 'Weight',
    })),
    ...Object.entries(BOOLEANS).map(([name, heading]): AttributeDefinition => ({ name, kind: 'BOOLEAN', heading, isFacet: true })),
    ...Object.entries(TEXTS).map(([name, heading]): AttributeDefinition => ({ name, kind: 'TEXT', heading, isFacet: false })),
  ];
}

/** Only options that are colours of the product have swatches; scents and strengths don't. */
function swatchesOf(option: string, products: readonly DemoProduct[]): Record<string, string> | undefined {
  if (!['Colour', 'Finish', 'Wood'].includes(option)) return undefined;
  const swatches: Record<string, string> = {};
  for (const { options, tones } of products) {
    for (const value of options?.[option] ?? []) {
      const color = TONES[value.toLowerCase()] ?? TONES[tones?.[value] ?? ''] ?? NATURAL[value];
      if (color) swatches[value] ??= color;
    }
  }
  return swatches;
}
