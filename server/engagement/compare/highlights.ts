import { overviewKeys } from './overview.ts';
import { bestOf, comparableAmount, missing, type Fact, type FactRow } from './table.ts';

// Highlights of each product: a short text computed from the comparison.

/** Maximum number of claims in a highlight text. */
const maxClaims = 3;

interface Claim {
  row: FactRow;
  /** Which of the products the claim is true for. */
  isBest: readonly boolean[];
  text(fact: Fact): string;
}

const superlatives: Record<string, readonly [highest: string, lowest: string]> = {
  time: ['Longest', 'Shortest'],
  calendar: ['Longest', 'Shortest'],
  data: ['Largest', 'Smallest'],
  charge: ['Largest', 'Smallest'],
  volume: ['Largest', 'Smallest'],
  length: ['Largest', 'Smallest'],
  area: ['Largest', 'Smallest'],
  mass: ['Heaviest', 'Lightest'],
};

/** Lowers the first letter for use within a line; abbreviations stay unchanged. */
function lowered(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? `${words[0]?.toLowerCase()}${words.slice(1)}` : words;
}

/** Such as "Largest battery capacity": the adjective fits the dimension. */
function superlative({ label, direction, facts }: FactRow): string {
  const dimension = facts.flatMap(({ amounts }) => amounts)[0]?.dimension ?? '';
  // Counts, such as USB ports, or gears measured in gears.
  const isCount = dimension === '' || label.toLowerCase().includes(dimension);
  const [highest, lowest] = superlatives[dimension] ?? (isCount ? ['Most', 'Fewest'] : ['Highest', 'Lowest']);
  return `${direction === 'HIGHER_IS_BETTER' ? highest : lowest} ${lowered(label)}`;
}

function claimOf(row: FactRow): Claim | null {
  const { key, label, direction } = row;
  const isBest = bestOf(row);
  if (key === overviewKeys.price) return { row, isBest, text: () => 'Lowest price' };
  if (key === overviewKeys.rating) return { row, isBest, text: () => 'Best rated' };
  if (key === overviewKeys.unitPrice) return { row, isBest, text: () => `Lowest ${lowered(label)}` };
  if (direction === 'NONE') return null;
  if (key === overviewKeys.weight && direction === 'LOWER_IS_BETTER') return { row, isBest, text: ({ text }) => `Lightest: ${text}` };
  if (row.isYesNo) return { row, isBest, text: () => (direction === 'HIGHER_IS_BETTER' ? label : `No ${lowered(label)}`) };
  return { row, isBest, text: (fact) => `${superlative(row)}: ${comparableAmount(fact, direction)?.text ?? fact.text}` };
}

/** Prices and ratings first, the weight last. */
function rankOf({ row: { key } }: Claim): number {
  const order = [overviewKeys.price, overviewKeys.rating, overviewKeys.unitPrice] as readonly string[];
  if (key === overviewKeys.weight) return order.length + 1;
  return order.includes(key) ? order.indexOf(key) : order.length;
}

/**
 * A text for each product; '' for a product that isn't best in any row, because only marked values are claimed. Two products share a claim
 * only if they are equally good.
 * @param rows all rows of the comparison, in order
 */
export function highlightTexts(rows: readonly FactRow[], productCount: number): string[] {
  const claims = rows
    .map(claimOf)
    .filter((claim) => claim !== null)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  return Array.from({ length: productCount }, (_product, index) => {
    const words = claims
      .filter(({ isBest }) => isBest[index] === true)
      .slice(0, maxClaims)
      .map((claim) => claim.text(claim.row.facts[index] ?? missing));
    return words.map((text, place) => (place === 0 ? text : lowered(text))).join(', ');
  });
}
