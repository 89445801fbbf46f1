import { textOf } from '../kit/forms/fieldText.ts';
import { networkMessages } from '../kit/relay/networkError.ts';
import * as t from './__generated__/messages.ts';

// Fields and messages of the review forms. All input is untrusted text; the server validates it.

export const writeIntent = 'writeReview';
export const helpfulIntent = 'voteHelpful';

/** Lengths that the fields allow; the server's limits are the ones that count. */
export const textLimits = { name: 60, title: 120, minBody: 10, body: 5_000 } as const;
export const pointsOnOffer = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const scorePrefix = 'score_';

/**
 * Name of a criterion's field.
 * @param slug of the criterion
 */
export const scoreField = (slug: string) => `${scorePrefix}${slug}`;

/** A hidden honeypot field: only bots fill it in. */
export const trapField = 'website';

/** The input, as the form shows it again. */
export interface ReviewValues {
  authorName: string;
  title: string;
  body: string;
  /** Points by the criterion's slug. */
  points: Readonly<Record<string, number>>;
}

export const emptyValues: ReviewValues = { authorName: '', title: '', body: '', points: {} };

export interface ReviewForm {
  productId: string;
  values: ReviewValues;
  /** Whether the honeypot field was filled in. */
  isTrapped: boolean;
}

export function readReviewForm(form: FormData): ReviewForm {
  const scores = [...form].flatMap(([name, value]): [string, number][] =>
    name.startsWith(scorePrefix) && typeof value === 'string' && /^\d{1,2}$/.test(value)
      ? [[name.slice(scorePrefix.length), Number(value)]]
      : [],
  );
  return {
    productId: textOf(form, 'product'),
    values: {
      authorName: textOf(form, 'authorName'),
      title: textOf(form, 'title'),
      body: textOf(form, 'body'),
      points: Object.fromEntries(scores),
    },
    isTrapped: textOf(form, trapField) !== '',
  };
}

/** The mutation's input. */
export function reviewInput({ productId, values: { points, ...texts } }: ReviewForm) {
  return { productId, ...texts, scores: Object.entries(points).map(([criterion, value]) => ({ criterion, points: value })) };
}

/** Average of the points given so far; null while there are none. */
export function averageOf(points: ReviewValues['points']): number | null {
  const given = Object.values(points);
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
}

/** Why a review was not saved. */
export interface ReviewFailure {
  message: string;
  /** Problems by the field's name. */
  problems: Readonly<Record<string, string>>;
}

/** The mutation's result without a review; fields that an error lacks are missing. */
export interface FailedReview {
  readonly message?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** The field for a path of the mutation's input: a criterion's, or that of a text. */
function fieldOf(path: readonly string[]): string {
  const name = path.at(-1) ?? '';
  return path.includes('scores') ? scoreField(name) : name;
}

export function failureOf({ message, issues = [] }: FailedReview): ReviewFailure {
  // Of several problems of a field the first one should be fixed first.
  const problems = Object.fromEntries(issues.map(({ path, message: problem }) => [fieldOf(path), problem]).toReversed());
  return { message: issues.length > 0 ? t.checkDetailsYouveEntered : (message ?? networkMessages.unknown_error), problems };
}
