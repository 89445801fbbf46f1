import '../../../commerce/cart/schema/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { CompareListFullError, NotComparableError } from '../errors.ts';
import { CompareGroupNode } from './group.ts';

const interfaces = [UserErrorInterface];

builder.objectType(NotComparableError, {
  name: 'NotComparableError',
  description: 'Returned when the product belongs to no group of comparable products. Code: NOT_COMPARABLE.',
  interfaces,
  fields: (t) => ({ productName: t.exposeString('productName', { description: 'Name of the product.' }) }),
});

builder.objectType(CompareListFullError, {
  name: 'CompareListFullError',
  description: 'Returned when the caller’s compare list already has the maximum number of products in this group. Code: COMPARE_LIST_FULL.',
  interfaces,
  fields: (t) => ({
    max: t.exposeInt('max', { description: 'Maximum number of products that can be compared in a group.' }),
    group: t.field({ type: CompareGroupNode, description: 'Group whose limit was reached.', resolve: ({ group }) => group }),
  }),
});
