import { builder } from '../../../platform/graphql/builder.ts';
import type { AttributeEntry, TermEntry } from '../taxonomy.ts';
import type { SpecificationFacts, SpecificationGroupFacts } from '../productFacts.ts';
import { AttributeNode, TermNode } from './taxonomy.ts';

const Specification = builder.objectRef<SpecificationFacts>('Specification').implement({
  description: 'A typed fact about a product.',
  fields: (t) => ({
    attribute: t.field({
      type: AttributeNode,
      description: 'Attribute that the specification belongs to.',
      resolve: ({ attribute }) => attribute,
    }),
    text: t.exposeString('text', { description: 'Value ready for display, with its unit.' }),
    number: t.exposeFloat('number', { nullable: true, description: 'Value of a NUMBER attribute in its unit; otherwise null.' }),
    boolean: t.exposeBoolean('boolean', { nullable: true, description: 'Value of a BOOLEAN attribute; otherwise null.' }),
    terms: t.field({
      type: [TermNode],
      description: 'Terms of a TEXT or LIST attribute; otherwise empty.',
      resolve: ({ terms }) => terms,
    }),
  }),
});

export const SpecificationGroup = builder.objectRef<SpecificationGroupFacts>('SpecificationGroup').implement({
  description: 'Specifications shown under one heading.',
  fields: (t) => ({
    heading: t.exposeString('heading', { description: 'Display heading.' }),
    items: t.field({ type: [Specification], description: 'Specifications, in the product’s order.', resolve: ({ items }) => items }),
  }),
});

interface OptionValue {
  term: TermEntry;
  isDefault: boolean;
}

const OptionValueType = builder.objectRef<OptionValue>('ProductOptionValue').implement({
  description: 'A value that shoppers can choose.',
  fields: (t) => ({
    term: t.field({ type: TermNode, description: 'Value to choose.', resolve: ({ term }) => term }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether the value is selected when the product page opens.' }),
  }),
});

export const ProductOption = builder.objectRef<{ attribute: AttributeEntry; values: OptionValue[] }>('ProductOption').implement({
  description: 'An option to choose when buying a variable product.',
  fields: (t) => ({
    attribute: t.field({ type: AttributeNode, description: 'Attribute of the option.', resolve: ({ attribute }) => attribute }),
    values: t.field({
      type: [OptionValueType],
      description: 'Values that can be chosen. Not every combination is necessarily sold.',
      resolve: ({ values }) => values,
    }),
  }),
});

/** A variation's value of one attribute. */
export const VariationOptionType = builder.objectRef<{ attribute: AttributeEntry; term: TermEntry | null }>('VariationOption').implement({
  description: 'Value of one attribute on a variation.',
  fields: (t) => ({
    attribute: t.field({ type: AttributeNode, description: 'Attribute of the option.', resolve: ({ attribute }) => attribute }),
    term: t.field({
      type: TermNode,
      nullable: true,
      description: 'Value of the variation; null if the shopper can choose any value.',
      resolve: ({ term }) => term,
    }),
  }),
});
