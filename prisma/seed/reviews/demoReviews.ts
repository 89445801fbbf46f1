// Reviews by customers of the demo shop: always the same for the same product.
import type { DemoCatalogue } from '../catalogue.ts';
import { pick } from '../random.ts';
import { demoTexts, kindOf, type DemoKind, type DemoMood } from './texts.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Number of visitors who voted on reviews. */
export const demoVoters = 24;

/** The product data that its reviews depend on. */
export interface ReviewedDemoProduct {
  sku: string;
  /** Its category and its name, written `A > B > name`. */
  path: string;
  totalSales: number;
  createdAt: Date;
}

export interface DemoReview {
  sku: string;
  authorName: string;
  title: string;
  body: string;
  isVerifiedBuyer: boolean;
  status: 'APPROVED' | 'PENDING';
  createdAt: Date;
  /** From 1 to 10, before the adjustment by a criterion. */
  points: number;
  /** Voters who found it helpful, and those who didn't, each as a number from 0. */
  votes: { voter: number; isHelpful: boolean }[];
}

/** Only products sold here as a whole have reviews; external and grouped products don't. */
export function reviewedProducts({ records, facts }: Pick<DemoCatalogue, 'records' | 'facts'>): ReviewedDemoProduct[] {
  return records.flatMap(({ sku, type, name, categories }) => {
    const fact = sku === undefined ? undefined : facts.get(sku);
    if (!sku || !fact || (type !== 'SIMPLE' && type !== 'VARIABLE')) return [];
    return [{ sku, path: [...(categories[0] ?? []), name].join(' > '), ...fact }];
  });
}

/** Shuffles the list; the order is always the same for the same text. */
function shuffled<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, place: pick(`${seed} ${index}`, 1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Products with few sales have few reviews; new products and slow sellers have none. */
function countOf({ sku, totalSales }: ReviewedDemoProduct): number {
  if (totalSales < 4 || pick(`${sku} silent`, 14) === 0) return 0;
  return Math.min(4 + pick(`${sku} reviews`, 9), Math.ceil(totalSales / 3));
}

function moodOf(sku: string, index: number): DemoMood {
  // Some products are better than others.
  const content = 62 + pick(`${sku} quality`, 33);
  const mood = pick(`${sku} mood ${index}`, 100);
  if (mood < content) return 'good';
  return mood < content + ((100 - content) * 3) / 4 ? 'mixed' : 'bad';
}

/** Sentences not yet used for this product. */
function talkOf({ sku }: ReviewedDemoProduct) {
  const left = new Map<string, string[]>();
  return (name: string, all: readonly string[]): string => {
    const rest = left.get(name) ?? shuffled(all, `${sku} ${name}`);
    left.set(name, rest.slice(1));
    return rest[0] ?? '';
  };
}

function bodyOf(seed: string, mood: DemoMood, kind: DemoKind, talk: ReturnType<typeof talkOf>): string {
  const { openers, closers } = demoTexts[mood];
  const shape = pick(`${seed} shape`, 6);
  const matter = mood === 'good' ? talk('praise', kind.praise) : talk('gripe', kind.gripe);
  const also = mood === 'mixed' || (mood === 'good' && shape === 5) ? talk('praise', kind.praise) : '';
  const opener = shape < 3 || mood === 'bad' ? talk(`${mood} openers`, openers) : '';
  const closer = shape > 0 && shape < 5 ? talk(`${mood} closers`, closers) : '';
  const parts = mood === 'mixed' ? [opener, also, matter, closer] : [opener, matter, also, closer];
  const said = parts.filter((part) => part !== '');
  // Longer reviews end with a separate paragraph.
  return said.length > 3 ? `${said.slice(0, -1).join(' ')}\n\n${said.at(-1)}` : said.join(' ');
}

function nameOf(seed: string, name: string): string {
  const shape = pick(`${seed} name`, 8);
  if (shape === 0) return demoTexts.aliases[pick(`${seed} alias`, demoTexts.aliases.length)] ?? name;
  return shape < 5 ? `${name} ${'ABDEFGHKLMNPRSTVWZ'[pick(`${seed} initial`, 18)]}.` : name;
}

function dateOf(seed: string, { createdAt }: ReviewedDemoProduct, now: Date): Date {
  const from = Math.max(createdAt.getTime() + 2 * DAY_MS, now.getTime() - 365 * DAY_MS);
  const span = Math.max(HOUR_MS, now.getTime() - 5 * HOUR_MS - from);
  return new Date(Math.min(from + Math.floor((pick(`${seed} day`, 10_000) / 10_000) * span), now.getTime() - HOUR_MS));
}

const pointsOf: Record<DemoMood, (seed: string) => number> = {
  good: (seed) => 8 + pick(`${seed} points`, 3),
  mixed: (seed) => 6 + pick(`${seed} points`, 2),
  bad: (seed) => 3 + pick(`${seed} points`, 2),
};

function votesOf(seed: string, ageDays: number, isHelpful: boolean): DemoReview['votes'] {
  const most = Math.min(9, Math.floor(ageDays / 20));
  const voters = shuffled([...Array.from({ length: demoVoters }).keys()], `${seed} voters`);
  return voters
    .slice(0, most === 0 ? 0 : pick(`${seed} votes`, most + 1))
    .map((voter, index) => ({ voter, isHelpful: pick(`${seed} vote ${index}`, 10) < (isHelpful ? 9 : 6) }));
}

/** The reviews of a product, oldest first; empty for products without reviews. */
export function demoReviews(product: ReviewedDemoProduct, now: Date): DemoReview[] {
  const kind = kindOf(product.path);
  if (!kind) return [];
  const { sku } = product;
  const talk = talkOf(product);
  const names = shuffled(demoTexts.names, `${sku} names`);
  return Array.from({ length: countOf(product) }, (_, index): DemoReview | null => {
    const seed = `${sku} ${index}`;
    const mood = moodOf(sku, index);
    const body = bodyOf(seed, mood, kind, talk);
    if (body === '') return null;
    const createdAt = dateOf(seed, product, now);
    const ageDays = (now.getTime() - createdAt.getTime()) / DAY_MS;
    const isVerifiedBuyer = pick(`${seed} bought`, 10) < 7;
    // The latest reviews by people who didn't buy here are still pending.
    const waits = !isVerifiedBuyer && ageDays < 4;
    return {
      sku,
      authorName: nameOf(seed, names[index] ?? 'Somebody'),
      title: pick(`${seed} titled`, 5) === 0 ? '' : talk(`${mood} titles`, demoTexts[mood].titles),
      body,
      isVerifiedBuyer,
      status: waits ? 'PENDING' : 'APPROVED',
      createdAt,
      points: pointsOf[mood](seed),
      votes: waits ? [] : votesOf(seed, ageDays, mood !== 'bad'),
    };
  })
    .filter((review) => review !== null)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** A review's points for one criterion: close to its overall rating. */
export function demoPoints({ sku, authorName, points }: DemoReview, criterion: string): number {
  const chance = pick(`${sku} ${authorName} ${criterion}`, 5);
  const off = chance === 0 ? -1 : chance === 4 ? 1 : 0;
  return Math.min(10, Math.max(1, points + off));
}
