import { builder } from '../../../../platform/graphql/builder.ts';
import { imageFacts } from '../../productFacts.ts';
import { Image } from '../parts.ts';
import { AttributeKindEnum } from '../taxonomy.ts';

// What hangs on a product, as the staff see it.

export const SpecificationType = builder.prismaObject('ProductAttribute', {
  variant: 'AdminSpecification',
  description: 'A specification of a product, or an option that its variations choose from. For staff only.',
  fields: (t) => ({
    attributeId: t.exposeInt('attributeId', { description: 'Number of its attribute.' }),
    name: t.string({ description: 'Of its attribute.', select: { attribute: true }, resolve: ({ attribute }) => attribute.name }),
    kind: t.field({
      type: AttributeKindEnum,
      description: 'What its values are.',
      select: { attribute: true },
      resolve: ({ attribute }) => attribute.kind,
    }),
    unit: t.string({
      nullable: true,
      description: 'Of its numbers; null for none.',
      select: { attribute: true },
      resolve: ({ attribute }) => attribute.unit,
    }),
    terms: t.stringList({
      description: 'Labels of its values.',
      select: { terms: { orderBy: { position: 'asc' }, include: { term: true } } },
      resolve: ({ terms }) => terms.map(({ term }) => term.label),
    }),
    number: t.exposeFloat('number', { nullable: true, description: 'Value of a NUMBER attribute; otherwise null.' }),
    boolean: t.exposeBoolean('boolean', { nullable: true, description: 'Value of a BOOLEAN attribute; otherwise null.' }),
    isVisible: t.exposeBoolean('isVisible', { description: 'Whether the product page shows it.' }),
    isVariation: t.exposeBoolean('isVariation', { description: 'Whether variations choose from its values.' }),
  }),
});

export const OptionType = builder.prismaObject('VariationOption', {
  variant: 'AdminVariationOption',
  description: 'What a variation fixes of one of its product’s options. For staff only.',
  fields: (t) => ({
    attributeId: t.exposeInt('attributeId', { description: 'Number of the attribute.' }),
    name: t.string({ description: 'Of the attribute.', select: { attribute: true }, resolve: ({ attribute }) => attribute.name }),
    label: t.string({
      nullable: true,
      description: 'The value; null when any fits.',
      select: { term: true },
      resolve: ({ term }) => term?.label ?? null,
    }),
  }),
});

export const PictureType = builder.prismaObject('ProductImage', {
  variant: 'AdminPicture',
  description: 'A picture of a product. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    alt: t.exposeString('alt', { description: 'What it shows, in words; empty when nobody has said.' }),
    isReady: t.boolean({
      description: 'Whether it can be shown.',
      select: { media: true },
      resolve: ({ media }) => media.state === 'READY',
    }),
    image: t.field({
      type: Image,
      description: 'The picture.',
      select: { media: true },
      resolve: (row) => imageFacts(row, ''),
    }),
  }),
});

export const LinkType = builder.prismaObject('ProductLink', {
  variant: 'AdminProductLink',
  description: 'A link from a product to another. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('targetId', { description: 'Number of the other product.' }),
    name: t.string({
      description: 'Of the other product.',
      select: { target: { select: { name: true } } },
      resolve: ({ target }) => target.name,
    }),
  }),
});
