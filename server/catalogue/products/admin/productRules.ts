import { maxMilli } from '../../../../shared/measures/measures.ts';
import type { InputIssue } from '../../../platform/errors/errors.ts';
import { depositFault } from '../deposits.ts';
import { energyFaults, isMinimumAge, maxMinimumAge, type EnergyColumns } from '../energyLabels.ts';
import type {
  Backorders,
  MeasureUnit,
  ProductStatus,
  ProductType,
  TaxClass,
  TaxStatus,
  Visibility,
  WithdrawalExceptionReason,
} from '../../../generated/prisma/enums.ts';

// Validates products field by field, so that a form can show each error at its field. Uses the same limits as an import.

/** The columns of a product or variation that the admin edits. */
export interface ProductDraft extends EnergyColumns {
  type: ProductType;
  status: ProductStatus;
  visibility: Visibility;
  slug: string;
  sku: string | null;
  gtin: string | null;
  name: string;
  shortDescription: string;
  description: string;
  regularPriceMinor: number | null;
  salePriceMinor: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  taxStatus: TaxStatus;
  taxClass: TaxClass;
  managesStock: boolean;
  isInStock: boolean;
  backorders: Backorders;
  lowStockAmount: number | null;
  soldIndividually: boolean;
  minQuantity: number;
  maxQuantity: number | null;
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  withdrawalException: WithdrawalExceptionReason | null;
  manufacturerId: number | null;
  safetyWarnings: string;
  minimumAge: number | null;
  depositMinor: number | null;
  contentMilli: number | null;
  contentUnit: MeasureUnit | null;
  isPricedPer100: boolean;
  isVirtual: boolean;
  isFeatured: boolean;
  externalUrl: string | null;
  buttonText: string | null;
  tags: string[];
  position: number;
}

const maxPriceMinor = 2_000_000_000;
const maxInt = 2_147_483_647;

const longest = {
  name: [250, 'name'],
  slug: [100, 'slug'],
  sku: [100, 'SKU'],
  gtin: [60, 'GTIN'],
  shortDescription: [10_000, 'short description'],
  description: [100_000, 'description'],
  safetyWarnings: [10_000, 'safety information'],
  buttonText: [100, 'button text'],
  externalUrl: [2_000, 'URL at the other shop'],
  energyLabelUrl: [2_000, 'URL of the energy label'],
  energySheetUrl: [2_000, 'URL of the product information sheet'],
} as const;

const counts = {
  lowStockAmount: 'The low-stock threshold',
  weightGrams: 'The weight',
  lengthMm: 'The length',
  widthMm: 'The width',
  heightMm: 'The height',
} as const;

// PostgreSQL stores neither NUL nor unpaired surrogates.
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** All problems of a product, each with its field. */
export function productProblems(draft: ProductDraft, path: readonly string[] = ['input']): InputIssue[] {
  const issues: InputIssue[] = [];
  const refuse = (field: keyof ProductDraft, message: string) => void issues.push({ path: [...path, field], message });
  if (draft.name.trim() === '') refuse('name', 'Enter a name.');
  for (const [field, [max, word]] of Object.entries(longest) as [keyof typeof longest, readonly [number, string]][]) {
    const value = draft[field] ?? '';
    if (value.length > max) refuse(field, `The ${word} must have at most ${max} characters.`);
    if (unstorable.test(value)) refuse(field, `The ${word} contains invalid characters.`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(draft.slug))
    refuse('slug', 'Use only lowercase letters, digits and single hyphens in the slug, such as blue-lamp.');
  priceProblems(draft, refuse);
  stockProblems(draft, refuse);
  for (const { field, message } of energyFaults(draft)) refuse(field, message);
  if (!isMinimumAge(draft.minimumAge)) refuse('minimumAge', `Enter an age from 1 to ${maxMinimumAge}.`);
  const ofDeposit = depositFault(draft);
  if (ofDeposit !== null) refuse('depositMinor', ofDeposit);
  const { contentMilli: milli } = draft;
  if (milli !== null && (!Number.isInteger(milli) || milli < 1 || milli > maxMilli))
    issues.push({
      path: [...path, 'content'],
      message: 'Enter a quantity above 0 and up to 2,000,000, with at most three decimal places.',
    });
  if (draft.type === 'EXTERNAL' && draft.status === 'PUBLISHED' && !draft.externalUrl)
    refuse('externalUrl', 'Enter the product’s URL at the other shop before you publish it.');
  if (draft.externalUrl && !isWebAddress(draft.externalUrl)) refuse('externalUrl', 'Enter a URL that starts with https:// or http://.');
  if (draft.tags.length > 50 || draft.tags.some((tag) => tag.length > 100 || unstorable.test(tag)))
    refuse('tags', 'Enter at most 50 tags of up to 100 characters each.');
  if (!Number.isInteger(draft.position) || Math.abs(draft.position) > maxInt) refuse('position', 'The position must be a whole number.');
  return issues;
}

type Refuse = (field: keyof ProductDraft, message: string) => void;

function priceProblems({ type, status, ...draft }: ProductDraft, refuse: Refuse): void {
  const { regularPriceMinor: regular, salePriceMinor: sale, saleStartsAt, saleEndsAt } = draft;
  for (const field of ['regularPriceMinor', 'salePriceMinor'] as const) {
    const price = draft[field];
    if (price !== null && (price < 0 || price > maxPriceMinor)) refuse(field, 'The price must be between 0 and 20,000,000.00.');
  }
  if ((type === 'SIMPLE' || type === 'VARIATION') && status === 'PUBLISHED' && regular === null)
    refuse('regularPriceMinor', 'Enter a price before you publish this product.');
  if (sale !== null && regular === null) refuse('salePriceMinor', 'A sale price needs a regular price.');
  if (sale !== null && regular !== null && sale >= regular) refuse('salePriceMinor', 'The sale price must be below the regular price.');
  if (sale === null && (saleStartsAt || saleEndsAt)) refuse('salePriceMinor', 'Sale dates need a sale price.');
  if (saleStartsAt && saleEndsAt && saleEndsAt <= saleStartsAt) refuse('saleEndsAt', 'The sale must end after it starts.');
}

function stockProblems(draft: ProductDraft, refuse: Refuse): void {
  for (const [field, word] of Object.entries(counts) as [keyof typeof counts, string][]) {
    const value = draft[field];
    if (value !== null && (value < 0 || value > maxInt)) refuse(field, `${word} must be 0 or more.`);
  }
  if (draft.minQuantity < 1 || draft.minQuantity > 9_999)
    refuse('minQuantity', 'The minimum quantity per order must be between 1 and 9,999.');
  if (draft.maxQuantity !== null && (draft.maxQuantity < draft.minQuantity || draft.maxQuantity > 9_999))
    refuse('maxQuantity', 'The maximum quantity per order must be between the minimum and 9,999.');
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
