import { z } from 'zod';
import { hasHiddenInText, noHidden, optionalLine } from '../../platform/inputs/inputs.ts';
import { InvalidInputError, type InputIssue } from '../../platform/errors/errors.ts';
import type { ReviewCriterion } from '../../generated/prisma/client.ts';
import { maxPoints, minPoints, textLimits } from './rules.ts';

// Validation of what a reviewer writes. Messages are shown next to the fields.

/** Texts need at least one letter or digit. */
const legible = /[\p{L}\p{N}]/u;

const bodyLength = `Write between ${textLimits.minBody} and ${textLimits.body} characters.`;

const reviewTexts = z.object({
  authorName: optionalLine(textLimits.name).refine((text) => legible.test(text), 'Enter the name to show with your review.'),
  title: optionalLine(textLimits.title),
  body: z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => text.length >= textLimits.minBody && text.length <= textLimits.body && legible.test(text), bodyLength)
    .refine((text) => !hasHiddenInText(text), noHidden),
});

interface ScoreInput {
  /** Slug of the criterion. */
  criterion: string;
  points: number;
}

export interface ReviewInput {
  authorName: string;
  title?: string | null;
  body: string;
  scores: readonly ScoreInput[];
}

/** A validated review in the form in which it is stored. */
export interface CheckedReview {
  authorName: string;
  title: string;
  body: string;
  scores: { criterionId: number; points: number }[];
}

const isPoints = (points: number) => Number.isInteger(points) && points >= minPoints && points <= maxPoints;

function scoreIssues(scores: readonly ScoreInput[], criteria: readonly ReviewCriterion[]): InputIssue[] {
  const issueOf = (slug: string, message: string) => ({ path: ['input', 'scores', slug], message });
  const missing = criteria.flatMap(({ slug, name }) => {
    const given = scores.filter(({ criterion }) => criterion === slug);
    if (given.length === 0) return [issueOf(slug, `Rate ${name.toLowerCase()}.`)];
    if (given.length > 1) return [issueOf(slug, `Rate ${name.toLowerCase()} only once.`)];
    return isPoints(given[0]?.points ?? 0) ? [] : [issueOf(slug, `Rate from ${minPoints} to ${maxPoints}.`)];
  });
  const unknownScores = scores.filter(({ criterion }) => !criteria.some(({ slug }) => slug === criterion));
  return [...missing, ...unknownScores.map(({ criterion }) => issueOf(criterion, 'This product isn’t rated on this criterion.'))];
}

/**
 * Validates a review.
 * @param criteria all criteria that the product is rated by
 * @throws InvalidInputError naming every invalid field; a criterion is named by `scores` and its slug
 */
export function checkReview(input: ReviewInput, criteria: readonly ReviewCriterion[]): CheckedReview {
  const texts = reviewTexts.safeParse(input);
  const textIssues = texts.success
    ? []
    : texts.error.issues.map(({ path, message }) => ({ path: ['input', ...path.map(String)], message }));
  const issues = [...scoreIssues(input.scores, criteria), ...textIssues];
  if (!texts.success || issues.length > 0) throw new InvalidInputError(issues);
  const pointsOf = new Map(input.scores.map(({ criterion, points }) => [criterion, points]));
  return { ...texts.data, scores: criteria.map(({ id, slug }) => ({ criterionId: id, points: pointsOf.get(slug) ?? minPoints })) };
}
