import '../../../commerce/cart/schema/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { CompareListFullError, NotComparableError } from '../errors.ts';
import { CompareGroupNode } from './group.ts';

const interfaces = [UserErrorInterface];

builder.objectType(NotComparableError, {
  name: 'NotComparableError',
  description: 'The product is in no group of comparable products. Code NOT_COMPARABLE.',
  interfaces,
  fields: (t) => ({ productName: t.exposeString('productName', { description: 'Name of the product.' }) }),
});

builder.objectType(CompareListFullError, {
  name: 'CompareListFullError',
  description: 'The caller’s list holds as many products of this group as can be compared at once. Code COMPARE_LIST_FULL.',
  interfaces,
  fields: (t) => ({
    max: t.exposeInt('max', { description: 'So many products of a group can be compared.' }),
    group: t.field({ type: CompareGroupNode, description: 'The group.', resolve: ({ group }) => group }),
  }),
});
