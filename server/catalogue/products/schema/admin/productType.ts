import { builder } from '../../../../platform/graphql/builder.ts';

export const StaffProductTypeEnum = builder.enumType('AdminProductType', {
  description: 'How a product is sold, as the staff see it.',
  values: {
    SIMPLE: { description: 'As it is.' },
    VARIABLE: { description: 'In variations.' },
    VARIATION: { description: 'It is a variation of a variable product.' },
    EXTERNAL: { description: 'At another shop.' },
    GROUPED: { description: 'As a collection of products.' },
  } as const,
});
