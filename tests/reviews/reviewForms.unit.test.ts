import { describe, expect, it } from 'vitest';
import { maxPoints, minPoints, textLimits as serverLimits } from '../../server/engagement/reviews/rules.ts';
import { averageOf, failureOf, pointsOnOffer, readReviewForm, reviewInput, textLimits } from '../../web/reviews/reviewForms.ts';
import { reviewsQuery, shownReviews, writtenOf } from '../../web/reviews/reviewsAddress.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('[F67] the review form', () => {
  const sent = { product: 'abc', authorName: 'Nuala', title: '', body: 'Good', score_quality: '8', score_value: '10', website: '' };

  it('is parsed field by field, ignoring invalid scores', () => {
    const review = readReviewForm(formOf({ ...sent, score_other: 'x', score_more: '123', 'score_as-described': '7' }));
    expect(review.values.points).toEqual({ quality: 8, value: 10, 'as-described': 7 });
    expect(review.isTrapped).toBe(false);
    expect(reviewInput(review)).toEqual({
      productId: 'abc',
      authorName: 'Nuala',
      title: '',
      body: 'Good',
      scores: [
        { criterion: 'quality', points: 8 },
        { criterion: 'value', points: 10 },
        { criterion: 'as-described', points: 7 },
      ],
    });
    expect(readReviewForm(formOf({ ...sent, website: 'x' })).isTrapped).toBe(true);
  });

  it('has the same limits as the server', () => {
    expect(textLimits).toEqual(serverLimits);
    expect(pointsOnOffer).toEqual(Array.from({ length: maxPoints - minPoints + 1 }, (_, index) => minPoints + index));
  });

  it('shows the average of the scores so far', () => {
    expect(averageOf({})).toBeNull();
    expect(averageOf({ quality: 9 })).toBe(9);
    expect(averageOf({ quality: 9, value: 8, other: 8 })).toBeCloseTo(8.333, 3);
  });

  it('shows the first error of each field', () => {
    const issues = [
      { path: ['input', 'scores', 'quality'], message: 'Rate quality.' },
      { path: ['input', 'body'], message: 'Too short.' },
      { path: ['input', 'body'], message: 'Hidden.' },
    ];
    expect(failureOf({ message: 'All of it.', issues })).toEqual({
      message: 'Check the details you’ve entered.',
      problems: { score_quality: 'Rate quality.', body: 'Too short.' },
    });
    expect(failureOf({ message: 'Sign in to write a review.' })).toEqual({ message: 'Sign in to write a review.', problems: {} });
  });
});

describe('[F67] review URLs', () => {
  it('contain sort and cursor, and are parsed back unchanged', () => {
    expect(shownReviews({ slug: 'lamp', search: '' })).toEqual({ slug: 'lamp', sort: 'NEWEST', after: null });
    expect(reviewsQuery({ sort: 'NEWEST', after: null })).toBe('');
    for (const sort of ['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST'] as const) {
      const search = reviewsQuery({ sort, after: 'a+b/c=' });
      expect(shownReviews({ slug: 'lamp', search })).toEqual({ slug: 'lamp', sort, after: 'a+b/c=' });
    }
  });

  it('with an unknown sort show the newest first', () => {
    for (const search of ['?reviews=', '?reviews=toString', '?reviews=__proto__', '?reviews=NEWEST']) {
      expect(shownReviews({ slug: 'lamp', search }).sort).toBe('NEWEST');
    }
  });

  it('show a confirmation only for known outcomes', () => {
    const query = (text: string) => writtenOf(new URLSearchParams(text));
    expect([query('review=shown'), query('review=waiting'), query('review=<b>'), query('')]).toEqual(['shown', 'waiting', null, null]);
  });
});
