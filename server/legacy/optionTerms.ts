import type { optionTermsQuery } from './__generated__/optionTermsQuery.graphql.ts';
import type { LegacyCall } from './call.ts';
import type { Form } from './form.ts';
import { documentOf, graphql } from './graphqlTag.ts';

// The options that a product's form chooses. It names a value by the slug of its term or, of an attribute that only this product had in
// the theme's shop, by its label.

const document = documentOf(graphql`
  query optionTermsQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        options {
          attribute {
            slug
          }
          values {
            term {
              slug
              label
            }
          }
        }
      }
      ... on ProductVariation {
        product {
          options {
            attribute {
              slug
            }
            values {
              term {
                slug
                label
              }
            }
          }
        }
      }
    }
  }
`);

export interface ChosenOption {
  /** Slug of the attribute. */
  attribute: string;
  /** Slug of the term. */
  term: string;
}

/** Returns the non-empty attribute_… fields of a form: slugs of attributes, with values as sent. */
function sentOptions(form: Form): ChosenOption[] {
  return form
    .startingWith('attribute_')
    .map(([attribute, term]) => ({ attribute: attribute.replace(/^pa_/, ''), term: term.trim() }))
    .filter(({ term }) => term !== '');
}

/**
 * Reads the options that a form chooses.
 * @param id of the product or one of its variations
 */
export async function chosenOptions(call: LegacyCall, id: string): Promise<ChosenOption[]> {
  const sent = sentOptions(call.form);
  if (sent.every(({ term }) => /^[a-z0-9-]+$/.test(term))) return sent;
  const { node } = await call.execute<optionTermsQuery>(document, { id });
  const options = node?.options ?? node?.product?.options ?? [];
  return sent.map(({ attribute, term }) => {
    const values = options.find((option) => option.attribute.slug === attribute)?.values.map((value) => value.term) ?? [];
    const found = values.find(({ slug }) => slug === term) ?? values.find(({ label }) => label === term);
    return { attribute, term: found?.slug ?? term };
  });
}
