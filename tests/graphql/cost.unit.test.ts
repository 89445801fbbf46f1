import { getIntrospectionQuery, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkCost } from '../../server/platform/graphql/cost.ts';
import { maxCost } from '../../server/platform/graphql/limits.ts';
import { adminSchema, schema, shopSchema } from '../../server/api/schema.ts';

const cost = (text: string, variables: Record<string, unknown> = {}) => checkCost(schema, parse(text), undefined, variables);

describe('[I14] the cost of a request', () => {
  test('multiplies the cost of list items by the page size', () => {
    const of = (first: number) => cost(`{ products(first: ${first}) { edges { node { id name } } } }`);
    expect(of(20) - of(10)).toBe(of(30) - of(20));
    expect(of(100)).toBeGreaterThan(of(10));
    expect(cost('query ($n: Int) { products(first: $n) { edges { node { id name } } } }', { n: 10 })).toBe(of(10));
  });

  test('uses the default value of an omitted variable or page size', () => {
    const query = 'query ($n: Int = 100) { products(first: $n) { edges { node { id name } } } }';
    expect(cost(query)).toBe(cost(query, { n: 100 }));
    expect(cost(query, { n: 10 })).toBeLessThan(cost(query));
    const beside = (size: string) => cost(`{ viewer { cart { crossSells${size} { name } } } }`);
    expect(beside('')).toBe(beside('(first: 4)'));
    const neighbours = Array.from({ length: 24 }, (_, index) => `p${index}: nextProduct { name }`).join(' ');
    expect(() => cost(`query ($n: Int = 100) { products(first: $n) { edges { node { ${neighbours} } } } }`)).toThrow(
      `the limit is ${maxCost}`,
    );
  });

  test('is higher for a field with a statement per parent than for a field without', () => {
    const of = (selection: string) => cost(`{ products(first: 10) { edges { node { ${selection} } } } }`);
    expect(of('id nextProduct { name }') - of('id crossSells { name }')).toBeGreaterThan(10 * 40);
  });

  test('includes introspection, priced by the fields of its response', () => {
    const many = (count: number, field: string) => Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
    const options = {
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    };
    for (const served of [schema, shopSchema, adminSchema])
      expect(checkCost(served, parse(getIntrospectionQuery(options)), undefined, {})).toBeLessThanOrEqual(maxCost);

    const inner = 'fragment W on __Type { fields { ...F } } fragment F on __Field { type { fields { name type { name } } } }';
    expect(cost(`{ __schema { types { ...W } } } ${inner}`)).toBeLessThan(maxCost);
    const tooMuch = `the limit is ${maxCost}`;
    const whole = '__schema { types { ...W } }';
    expect(() => cost(`{ __schema { ${many(29, 'types { ...W }')} } } ${inner}`)).toThrow(tooMuch);
    expect(() => cost(`{ ...R } fragment R on Query { ${many(20, whole)} } ${inner}`)).toThrow(tooMuch);
    const byName = (count: number) => `__type(name: $t) { possibleTypes { ${many(count, 'fields { ...F }')} } }`;
    const ofType = (count: number, t: string) => cost(`query ($t: String!) { ${byName(count)} } ${inner}`, { t });
    expect(ofType(29, 'UserError')).toBeGreaterThan(20 * ofType(1, 'UserError'));
    expect(ofType(29, 'Product')).toBe(1);

    expect(cost('{ __type(name: "Order") { name } }')).toBe(1);
    expect(cost('{ __typename }')).toBe(1);
  });

  test('counts top-level fields through fragments and aliases', () => {
    const signIn = (index: number) => `s${index}: signOut(input: {}) { __typename }`;
    const many = (count: number) => Array.from({ length: count }, (_, index) => signIn(index)).join(' ');
    expect(() => cost(`mutation { ${many(5)} }`)).toThrow('Send at most 4 mutations');
    expect(() => cost(`mutation { ...F } fragment F on Mutation { ${many(5)} }`)).toThrow('Send at most 4 mutations');
    expect(() => cost(`mutation { ... { ... on Mutation { ${many(5)} } } }`)).toThrow('Send at most 4 mutations');
    const fields = Array.from({ length: 21 }, (_, index) => `t${index}: __typename`).join(' ');
    expect(() => cost(`{ ...F } fragment F on Query { ${fields} }`)).toThrow('at most 20 top-level fields');
    expect(cost(`mutation { ...F } fragment F on Mutation { ${many(4)} }`)).toBe(cost(`mutation { ${many(4)} }`));
  });

  test('counts fields of the list itself once', () => {
    const of = (first: number) => cost(`{ products(first: ${first}) { totalCount facets { onSaleCount } } }`);
    expect(of(100)).toBe(of(1));
  });

  test('rejects deeply nested lists before they run', () => {
    const nested = '{ products(first: 100) { edges { node { crossSells { crossSells { crossSells { crossSells { name } } } } } } } }';
    expect(() => cost(nested)).toThrow(`the limit is ${maxCost}`);
    expect(() => cost(`{ nodes(ids: ${JSON.stringify(Array.from({ length: 101 }, String))}) { id } }`)).toThrow('Request at most 100 IDs');
  });

  test('uses a list’s declared maximum length', () => {
    expect(cost('{ viewer { wishlist { products { id wishCount } } } }')).toBe(203);
    expect(() => cost('{ viewer { wishlist { products { crossSells { crossSells { name url } } } } } }')).toThrow(
      `the limit is ${maxCost}`,
    );
  });

  test('is within the limit for every persisted document', () => {
    const documents = ['web', 'admin'].flatMap((name) =>
      Object.values(JSON.parse(readFileSync(`server/persisted/${name}.json`, 'utf8')) as Record<string, string>),
    );
    expect(documents.length).toBeGreaterThan(5);
    for (const text of documents) expect(cost(text, { first: 24, count: 24 }), text.slice(0, 60)).toBeLessThanOrEqual(maxCost);
  });
});
