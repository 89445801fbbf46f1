import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shopUrl } from '../support/shopUrl.ts';

// Each file of docs/examples is an operation that an integrator can send as it is.

const directory = 'docs/examples';
const examples = readdirSync(directory).filter((name) => name.endsWith('.graphql'));

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string }[];
}

async function send(name: string): Promise<Answer> {
  const variablesFile = path.join(directory, name.replace(/\.graphql$/, '.variables.json'));
  const response = await fetch(`${shopUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: readFileSync(path.join(directory, name), 'utf8'),
      variables: existsSync(variablesFile) ? JSON.parse(readFileSync(variablesFile, 'utf8')) : {},
    }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

test.each(examples)('the example %s is answered', async (name) => {
  const { data, errors } = await send(name);
  expect(errors).toBeUndefined();
  expect(data).not.toBeNull();
});

test('examples that read the demo catalogue find something', async () => {
  for (const name of [
    'listing.graphql',
    'search.graphql',
    'liveSearch.graphql',
    'facets.graphql',
    'product.graphql',
    'category.graphql',
    'node.graphql',
    'offers.graphql',
    'offer.graphql',
    'productOffers.graphql',
    'merchants.graphql',
    'reviews.graphql',
  ]) {
    const { data } = await send(name);
    const [found] = Object.values(data ?? {});
    expect(found, name).not.toBeNull();
    expect(found, name).not.toMatchObject({ totalCount: 0 });
  }
});
