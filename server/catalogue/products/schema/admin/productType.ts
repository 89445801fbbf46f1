import { builder } from '../../../../platform/graphql/builder.ts';

export const StaffProductTypeEnum = builder.enumType('AdminProductType', {
  description: 'How a product is sold, as staff see it.',
  values: {
    SIMPLE: { description: 'Sold without variations.' },
    VARIABLE: { description: 'Sold in variations.' },
    VARIATION: { description: 'Variation of a variable product.' },
    EXTERNAL: { description: 'Sold at another shop.' },
    GROUPED: { description: 'Collection of products.' },
  } as const,
});
