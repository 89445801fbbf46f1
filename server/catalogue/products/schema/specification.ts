import { builder } from '../../../platform/graphql/builder.ts';
import type { AttributeEntry, TermEntry } from '../taxonomy.ts';
import type { SpecificationFacts, SpecificationGroupFacts } from '../productFacts.ts';
import { AttributeNode, TermNode } from './taxonomy.ts';

const Specification = builder.objectRef<SpecificationFacts>('Specification').implement({
  description: 'One typed fact about a product.',
  fields: (t) => ({
    attribute: t.field({ type: AttributeNode, description: 'What the fact is about.', resolve: ({ attribute }) => attribute }),
    text: t.exposeString('text', { description: 'Ready to show, with its unit.' }),
    number: t.exposeFloat('number', { nullable: true, description: 'Value of a NUMBER attribute in its unit; otherwise null.' }),
    boolean: t.exposeBoolean('boolean', { nullable: true, description: 'Value of a BOOLEAN attribute; otherwise null.' }),
    terms: t.field({
      type: [TermNode],
      description: 'Values of a TEXT or LIST attribute; otherwise empty.',
      resolve: ({ terms }) => terms,
    }),
  }),
});

export const SpecificationGroup = builder.objectRef<SpecificationGroupFacts>('SpecificationGroup').implement({
  description: 'Specifications that are shown under one heading.',
  fields: (t) => ({
    heading: t.exposeString('heading', { description: 'As shown.' }),
    items: t.field({ type: [Specification], description: 'In the product’s order.', resolve: ({ items }) => items }),
  }),
});

interface OptionValue {
  term: TermEntry;
  isDefault: boolean;
}

const OptionValueType = builder.objectRef<OptionValue>('ProductOptionValue').implement({
  description: 'A value that can be chosen.',
  fields: (t) => ({
    term: t.field({ type: TermNode, description: 'The value.', resolve: ({ term }) => term }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Chosen when the product page opens.' }),
  }),
});

export const ProductOption = builder.objectRef<{ attribute: AttributeEntry; values: OptionValue[] }>('ProductOption').implement({
  description: 'Something that must be chosen to buy a variable product.',
  fields: (t) => ({
    attribute: t.field({ type: AttributeNode, description: 'What is chosen.', resolve: ({ attribute }) => attribute }),
    values: t.field({
      type: [OptionValueType],
      description: 'What can be chosen; not every combination need be sold.',
      resolve: ({ values }) => values,
    }),
  }),
});

/** What a variation fixes of one attribute. */
export const VariationOptionType = builder.objectRef<{ attribute: AttributeEntry; term: TermEntry | null }>('VariationOption').implement({
  description: 'What a variation says about one attribute.',
  fields: (t) => ({
    attribute: t.field({ type: AttributeNode, description: 'The attribute.', resolve: ({ attribute }) => attribute }),
    term: t.field({
      type: TermNode,
      nullable: true,
      description: 'The value it has; null when any value fits and the shopper chooses.',
      resolve: ({ term }) => term,
    }),
  }),
});
