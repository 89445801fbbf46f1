import { globalId } from '../../../../../shared/globalId.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { imageFacts } from '../../productFacts.ts';
import { Image } from '../parts.ts';
import { AttributeKindEnum } from '../taxonomy.ts';

// Lists that belong to a product, as staff see them.

export const SpecificationType = builder.prismaObject('ProductAttribute', {
  variant: 'AdminSpecification',
  description: 'Specification of a product, or an option that distinguishes its variations. Staff only.',
  fields: (t) => ({
    attributeId: t.id({
      description: 'Global ID of the attribute.',
      select: { attributeId: true },
      resolve: ({ attributeId }) => globalId('AdminAttribute', attributeId),
    }),
    name: t.string({ description: 'Name of the attribute.', select: { attribute: true }, resolve: ({ attribute }) => attribute.name }),
    kind: t.field({
      type: AttributeKindEnum,
      description: 'Data type of the attribute’s values.',
      select: { attribute: true },
      resolve: ({ attribute }) => attribute.kind,
    }),
    unit: t.string({
      nullable: true,
      description: 'Unit of NUMBER values; null if none.',
      select: { attribute: true },
      resolve: ({ attribute }) => attribute.unit,
    }),
    terms: t.stringList({
      description: 'Labels of the attribute values.',
      select: { terms: { orderBy: { position: 'asc' }, include: { term: true } } },
      resolve: ({ terms }) => terms.map(({ term }) => term.label),
    }),
    number: t.exposeFloat('number', { nullable: true, description: 'Value of a NUMBER attribute; otherwise null.' }),
    boolean: t.exposeBoolean('boolean', { nullable: true, description: 'Value of a BOOLEAN attribute; otherwise null.' }),
    isVisible: t.exposeBoolean('isVisible', { description: 'Whether the product page shows the specification.' }),
    isVariation: t.exposeBoolean('isVariation', { description: 'Whether the values form an option that distinguishes variations.' }),
  }),
});

export const OptionType = builder.prismaObject('VariationOption', {
  variant: 'AdminVariationOption',
  description: 'Value that a variation has for one of the product’s options. Staff only.',
  fields: (t) => ({
    attributeId: t.id({
      description: 'Global ID of the attribute.',
      select: { attributeId: true },
      resolve: ({ attributeId }) => globalId('AdminAttribute', attributeId),
    }),
    name: t.string({ description: 'Name of the attribute.', select: { attribute: true }, resolve: ({ attribute }) => attribute.name }),
    label: t.string({
      nullable: true,
      description: 'Label of the value; null if any value can be chosen.',
      select: { term: true },
      resolve: ({ term }) => term?.label ?? null,
    }),
  }),
});

export const PictureType = builder.prismaObject('ProductImage', {
  variant: 'AdminPicture',
  description: 'An image of a product. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('AdminPicture')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the image.' }),
    alt: t.exposeString('alt', { description: 'Alternative text that describes the image; empty if not provided.' }),
    isReady: t.boolean({
      description: 'Whether the image can be displayed.',
      select: { media: true },
      resolve: ({ media }) => media.state === 'READY',
    }),
    image: t.field({
      type: Image,
      description: 'Image to display.',
      select: { media: true },
      resolve: (row) => imageFacts(row, ''),
    }),
  }),
});

export const LinkType = builder.prismaObject('ProductLink', {
  variant: 'AdminProductLink',
  description: 'Link from a product to another product. Staff only.',
  fields: (t) => ({
    productId: t.id({
      description: 'Global ID of the linked product.',
      select: { targetId: true },
      resolve: ({ targetId }) => globalId('AdminProduct', targetId),
    }),
    name: t.string({
      description: 'Name of the linked product.',
      select: { target: { select: { name: true } } },
      resolve: ({ target }) => target.name,
    }),
  }),
});
