import type { Text } from '../../platform/i18n/text.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { z } from 'zod';
import { hasHiddenInText, noHidden, optionalLine } from '../../platform/inputs/inputs.ts';
import { InvalidInputError, readInput, type InputIssue } from '../../platform/errors/errors.ts';
import type { ReviewCriterion } from '../../generated/prisma/client.ts';
import { maxPoints, minPoints, textLimits } from './rules.ts';
import { says } from './__generated__/messages.ts';

// Validation of what a reviewer writes. Messages are shown next to the fields.

/** Texts need at least one letter or digit. */
const legible = /[\p{L}\p{N}]/u;

const bodyLength = says((t) => t.writeBetweenCharacters({ minBody: textLimits.minBody, body: textLimits.body }));

const reviewTexts = z.object({
  authorName: optionalLine(textLimits.name).refine((text) => legible.test(text), withText(says((t) => t.enterTheNameToShowWithReview))),
  title: optionalLine(textLimits.title),
  body: z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => text.length >= textLimits.minBody && text.length <= textLimits.body && legible.test(text), withText(bodyLength))
    .refine((text) => !hasHiddenInText(text), withText(noHidden)),
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
  const issueOf = (slug: string, message: Text) => ({ path: ['input', 'scores', slug], message });
  const missing = criteria.flatMap(({ slug, name }) => {
    const given = scores.filter(({ criterion }) => criterion === slug);
    if (given.length === 0)
      return [
        issueOf(
          slug,
          says((t) => t.rateCriterion({ criterion: name.toLowerCase() })),
        ),
      ];
    if (given.length > 1)
      return [
        issueOf(
          slug,
          says((t) => t.rateCriterionOnlyOnce({ criterion: name.toLowerCase() })),
        ),
      ];
    return isPoints(given[0]?.points ?? 0)
      ? []
      : [
          issueOf(
            slug,
            says((t) => t.rateFromMinToMax({ minPoints, maxPoints })),
          ),
        ];
  });
  const unknownScores = scores.filter(({ criterion }) => !criteria.some(({ slug }) => slug === criterion));
  return [
    ...missing,
    ...unknownScores.map(({ criterion }) =>
      issueOf(
        criterion,
        says((t) => t.productIsntRatedOnCriterion),
      ),
    ),
  ];
}

/**
 * Validates a review.
 * @param criteria all criteria that the product is rated by
 * @throws InvalidInputError naming every invalid field; a criterion is named by `scores` and its slug
 */
export function checkReview(input: ReviewInput, criteria: readonly ReviewCriterion[]): CheckedReview {
  const { data: texts, issues: textIssues } = readInput(reviewTexts, input);
  const issues = [...scoreIssues(input.scores, criteria), ...(textIssues ?? [])];
  if (texts === null || issues.length > 0) throw new InvalidInputError(issues);
  const pointsOf = new Map(input.scores.map(({ criterion, points }) => [criterion, points]));
  return { ...texts, scores: criteria.map(({ id, slug }) => ({ criterionId: id, points: pointsOf.get(slug) ?? minPoints })) };
}
