import { describe, expect, it } from 'vitest';
import { demoRecords } from '../../prisma/seed/catalogue.ts';
import { demoPoints, demoReviews, demoVoters, reviewedProducts } from '../../prisma/seed/reviews/demoReviews.ts';
import { demoTexts, kindOf } from '../../prisma/seed/reviews/texts.ts';
import { checkReview } from '../../server/engagement/reviews/input.ts';

// Invented reviews of the demo shop's customers, written like real ones.

const now = new Date('2026-11-21T10:30:00Z');
const yearMs = 365 * 86_400_000;
const catalogue = demoRecords(now);
const products = reviewedProducts(catalogue);
const written = products.map((product) => ({ product, reviews: demoReviews(product, now) }));
const all = written.flatMap(({ reviews }) => reviews);
const share = (some: readonly unknown[], of: readonly unknown[]) => some.length / of.length;
/** Splits a text into sentences, which must not be repeated. */
const sentencesOf = (body: string) => body.split(/(?<=[.:!])\s+/);

describe('[F67] the demo shop’s reviews', () => {
  it('cover most simple and variable products, with up to twelve per product', () => {
    const types = new Map(catalogue.records.map(({ sku, type }) => [sku, type]));
    expect(new Set(products.map(({ sku }) => types.get(sku)))).toEqual(new Set(['SIMPLE', 'VARIABLE']));
    for (const { path } of products) expect(kindOf(path), path).not.toBeNull();
    const counts = written.map(({ reviews }) => reviews.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
    const usual = counts.filter((count) => count >= 4);
    expect(share(usual, counts)).toBeGreaterThan(0.75);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5);
  });

  it('are unique per author and product', () => {
    for (const { product, reviews } of written) {
      const bodies = reviews.flatMap(({ body }) => sentencesOf(body));
      expect(new Set(bodies).size, product.path).toBe(bodies.length);
    }
    expect(new Set(all.map(({ body }) => body)).size).toBeGreaterThan(all.length * 0.9);
    expect(new Set(all.map(({ authorName }) => authorName)).size).toBeGreaterThan(150);
  });

  it('pass the shop’s validation', () => {
    const criteria = [{ id: 1, slug: 'quality', name: 'Quality', position: 0, categoryId: null, isActive: true }];
    for (const review of all) {
      const points = demoPoints(review, 'quality');
      expect(checkReview({ ...review, scores: [{ criterion: 'quality', points }] }, criteria)).toMatchObject({
        authorName: review.authorName,
        title: review.title,
        body: review.body,
      });
      expect(Math.abs(points - review.points)).toBeLessThanOrEqual(1);
    }
  });

  it('are from the past year, after the product was created, with mixed ratings', () => {
    for (const { product, reviews } of written) {
      for (const { createdAt } of reviews) {
        expect(createdAt.getTime()).toBeGreaterThan(Math.max(product.createdAt.getTime(), now.getTime() - yearMs));
        expect(createdAt.getTime()).toBeLessThan(now.getTime());
      }
    }
    const good = all.filter(({ points }) => points >= 8);
    expect(share(good, all)).toBeGreaterThan(0.6);
    expect(share(good, all)).toBeLessThan(0.95);
    expect(all.filter(({ points }) => points <= 4).length).toBeGreaterThan(20);
  });

  it('are mostly by verified buyers; some others are pending; votes are by different people', () => {
    const verified = all.filter(({ isVerifiedBuyer }) => isVerifiedBuyer);
    expect(share(verified, all)).toBeGreaterThan(0.5);
    const pending = all.filter(({ status }) => status === 'PENDING');
    expect(pending.length).toBeGreaterThan(0);
    for (const { isVerifiedBuyer, votes } of pending) expect([isVerifiedBuyer, votes]).toEqual([false, []]);
    for (const { votes } of all) {
      expect(new Set(votes.map(({ voter }) => voter)).size).toBe(votes.length);
      for (const { voter } of votes) expect(voter).toBeLessThan(demoVoters);
    }
    expect(all.filter(({ votes }) => votes.length > 0).length).toBeGreaterThan(all.length / 2);
  });

  it('are deterministic', () => {
    expect(products.slice(0, 20).flatMap((product) => demoReviews(product, now))).toEqual(
      written.slice(0, 20).flatMap(({ reviews }) => reviews),
    );
  });

  it('use each sentence only once in the texts', () => {
    for (const kind of demoTexts.kinds) {
      const sentences = [...kind.praise, ...kind.gripe];
      expect(new Set(sentences).size, kind.in[0]).toBe(sentences.length);
    }
  });
});
