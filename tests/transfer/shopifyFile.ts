import { stringify } from 'csv-stringify/sync';

// A product file as exported by Shopify, for tests.

const older = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published',
  'Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To',
  'Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service',
  'Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode',
  'Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,Variant Image,Variant Weight Unit,Cost per item,Status',
].flatMap((line) => line.split(','));

const newer: Readonly<Record<string, string>> = {
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  Published: 'Published on online store',
  'Variant SKU': 'SKU',
  'Variant Grams': 'Weight value (grams)',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Variant Requires Shipping': 'Requires shipping',
  'Variant Taxable': 'Charge tax',
  'Variant Barcode': 'Barcode',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Variant Image': 'Variant image URL',
};

type Row = Record<string, string>;

const variant = {
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Policy': 'deny',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
};
const picture = (name: string) => `https://cdn.example/files/${name}.jpg?v=1`;

/** A shirt in sizes and colours, a mug without options, a downloadable poster, and a draft. */
export const shopifyRows: Row[] = [
  {
    ...variant,
    Handle: 'linen-shirt',
    Title: 'Linen Shirt',
    'Body (HTML)': '<p>Woven in <strong>Guimarães</strong>.</p>',
    Vendor: 'Atlântico',
    'Product Category': 'Apparel & Accessories > Clothing > Shirts',
    Type: 'Summer',
    Tags: 'linen, summer, breathable',
    Published: 'true',
    'Option1 Name': 'Size',
    'Option1 Value': 'S',
    'Option2 Name': 'Colour',
    'Option2 Value': 'White',
    'Variant SKU': "'0012",
    'Variant Grams': '220.0',
    'Variant Inventory Qty': '4',
    'Variant Price': '39.90',
    'Variant Compare At Price': '59.90',
    'Variant Barcode': "'4006381333931",
    'Image Src': picture('front'),
    'Image Position': '2',
    'SEO Title': 'A shirt',
    'Variant Image': picture('white'),
    'Cost per item': '12',
    Status: 'active',
  },
  {
    ...variant,
    Handle: 'linen-shirt',
    'Option1 Value': 'M',
    'Option2 Value': 'White',
    'Variant SKU': 'LS-M',
    'Variant Inventory Qty': '-2',
    'Variant Price': '49.90',
    'Variant Compare At Price': '0',
    'Image Src': picture('cover'),
    'Image Position': '1',
    'Image Alt Text': 'Worn',
  },
  {
    ...variant,
    Handle: 'linen-shirt',
    'Option1 Value': 'M',
    'Option2 Value': 'Blue',
    'Variant SKU': 'LS-M',
    'Variant Inventory Qty': '0',
    'Variant Inventory Policy': 'continue',
    'Variant Price': '49.90',
  },
  { Handle: 'linen-shirt', 'Image Src': picture('back'), 'Image Position': '3' },
  {
    ...variant,
    Handle: 'mug',
    Title: 'Mug',
    Type: 'Kitchen',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': 'MUG',
    'Variant Inventory Tracker': '',
    'Variant Inventory Qty': '0',
    'Variant Price': '12.605',
    'Cost per item': '4',
    Status: 'active',
  },
  {
    Handle: 'poster',
    Title: 'Poster',
    Published: 'false',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '5',
    'Variant Requires Shipping': 'false',
    'Variant Taxable': 'false',
    Status: 'active',
  },
  { Handle: 'old-lamp', Title: 'Old Lamp', Published: 'true', 'Variant Price': '80', Status: 'archived' },
  { Handle: 'new-lamp', Title: 'New Lamp', Published: 'true', 'Variant Price': '90', Status: 'draft' },
];

/** Returns the file, with the header row of exports before or since 2025. */
export function shopifyFile(rows: readonly Row[] = shopifyRows, { isNewer = false } = {}): string {
  return stringify([
    older.map((heading) =>
      isNewer
        ? (newer[heading] ??
          heading.replace(/^(Option\d) (N|V)/, (_, option: string, letter: string) => `${option} ${letter.toLowerCase()}`))
        : heading,
    ),
    ...rows.map((row) => older.map((heading) => row[heading] ?? '')),
  ]);
}
