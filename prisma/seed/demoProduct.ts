// Format of the demo catalogue's files: one per department under data/.
import { z } from 'zod';
import audio from './data/audio.json' with { type: 'json' };
import bath from './data/bath.json' with { type: 'json' };
import beauty from './data/beauty.json' with { type: 'json' };
import clothing from './data/clothing.json' with { type: 'json' };
import computers from './data/computers.json' with { type: 'json' };
import garden from './data/garden.json' with { type: 'json' };
import groceries from './data/groceries.json' with { type: 'json' };
import home from './data/home.json' with { type: 'json' };
import kitchen from './data/kitchen.json' with { type: 'json' };
import outdoor from './data/outdoor.json' with { type: 'json' };
import phones from './data/phones.json' with { type: 'json' };
import shoesBags from './data/shoesBags.json' with { type: 'json' };
import tableware from './data/tableware.json' with { type: 'json' };
import toolsBooks from './data/toolsBooks.json' with { type: 'json' };
import toys from './data/toys.json' with { type: 'json' };

const names = z.array(z.string());

const DemoProduct = z.strictObject({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Category paths written `A > B`, the primary one first. */
  in: names.min(1),
  type: z.enum(['EXTERNAL', 'GROUPED']).optional(),
  /** Cents; the price of the cheapest variation. */
  price: z.int(),
  /** Percent off, and the days from today on which the sale starts and ends. */
  sale: z.tuple([z.int(), z.int(), z.int()]).optional(),
  short: z.string(),
  text: z.string(),
  points: names,
  specs: z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), names])),
  tags: names,
  /** Grams, then length, width and height in millimetres. */
  pack: z.tuple([z.int(), z.int(), z.int(), z.int()]).optional(),
  /** Object and tone of its pictures. */
  look: z.string(),
  palette: z.string().optional(),
  stock: z.int().optional(),
  /** The shop doesn't track its stock. */
  uncounted: z.boolean().optional(),
  backorders: z.enum(['NOTIFY', 'YES']).optional(),
  single: z.boolean().optional(),
  min: z.int().optional(),
  virtual: z.boolean().optional(),
  tax: z.enum(['REDUCED']).optional(),
  featured: z.boolean().optional(),
  up: names.optional(),
  cross: names.optional(),
  grouped: names.optional(),
  url: z.url().optional(),
  button: z.string().optional(),
  /** Options and their values; every combination that is not in `skip` is sold. */
  options: z.record(z.string(), names).optional(),
  skip: z.array(names).optional(),
  /** Surcharge of an option's value on the base price, in cents. */
  add: z.record(z.string(), z.int()).optional(),
  /** Stock of the variations with this value, or with these values joined by `/`. */
  stockBy: z.record(z.string(), z.int()).optional(),
  /** The tone in which an option's value is pictured. */
  tones: z.record(z.string(), z.string()).optional(),
});

const DemoFile = z.strictObject({ palette: z.string(), props: names.min(3), products: z.array(DemoProduct) });

/** A product from the file, with the palette of its department's pictures. */
export type DemoProduct = z.infer<typeof DemoProduct> & { palette: string; props: string[] };

/** All products of the demo catalogue. */
export function demoProducts(): DemoProduct[] {
  const files = [
    kitchen,
    tableware,
    home,
    bath,
    audio,
    computers,
    phones,
    clothing,
    shoesBags,
    outdoor,
    garden,
    toys,
    beauty,
    groceries,
    toolsBooks,
  ];
  return files.flatMap((file) => {
    const { palette, props, products } = DemoFile.parse(file);
    return products.map((product) => ({ ...product, palette: product.palette ?? palette, props }));
  });
}
