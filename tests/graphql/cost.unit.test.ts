import { parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkCost } from '../../server/graphql/cost.ts';
import { maxCost } from '../../server/graphql/limits.ts';
import { schema } from '../../server/graphql/schema.ts';

const cost = (text: string, variables: Record<string, unknown> = {}) => checkCost(schema, parse(text), undefined, variables);

describe('the cost of a request', () => {
  test('what lies below the items of a list costs as often as the list is long', () => {
    const of = (first: number) => cost(`{ products(first: ${first}) { edges { node { id name } } } }`);
    expect(of(20) - of(10)).toBe(of(30) - of(20));
    expect(of(100)).toBeGreaterThan(of(10));
    expect(cost('query ($n: Int) { products(first: $n) { edges { node { id name } } } }', { n: 10 })).toBe(of(10));
  });

  test('what a list says of itself is counted once', () => {
    const of = (first: number) => cost(`{ products(first: ${first}) { totalCount facets { onSaleCount } } }`);
    expect(of(100)).toBe(of(1));
  });

  test('lists within lists are refused before they run', () => {
    const nested = '{ products(first: 100) { edges { node { crossSells { crossSells { crossSells { crossSells { name } } } } } } } }';
    expect(() => cost(nested)).toThrow(`${maxCost} are allowed`);
    expect(() => cost(`{ nodes(ids: ${JSON.stringify(Array.from({ length: 101 }, String))}) { id } }`)).toThrow('At most 100 ids');
  });

  test('a list that may be much longer than others says so', () => {
    expect(cost('{ viewer { wishlist { products { id wishCount } } } }')).toBe(203);
    expect(() => cost('{ viewer { wishlist { products { crossSells { crossSells { name url } } } } } }')).toThrow(`${maxCost} are allowed`);
  });

  test('every document that the apps send is within the limit', () => {
    const documents = ['web', 'admin'].flatMap((name) =>
      Object.values(JSON.parse(readFileSync(`server/persisted/${name}.json`, 'utf8')) as Record<string, string>),
    );
    expect(documents.length).toBeGreaterThan(5);
    for (const text of documents) expect(cost(text, { first: 24, count: 24 }), text.slice(0, 60)).toBeLessThanOrEqual(maxCost);
  });
});
