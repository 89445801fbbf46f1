import { builder } from '../../../../platform/graphql/builder.ts';
import type { NamedMovement } from '../../../inventory/inventory.ts';
import { StockReasonEnum } from './enums.ts';

export const StockMovementType = builder.objectRef<NamedMovement>('StockMovement').implement({
  description: 'A counted stock became another. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    delta: t.exposeInt('delta', { description: 'So many more, or fewer.' }),
    stockAfter: t.exposeInt('stockAfter', { description: 'How many there were then.' }),
    reason: t.expose('reason', { type: StockReasonEnum, description: 'Why.' }),
    note: t.exposeString('note', { description: 'What somebody said about it; "".' }),
    by: t.exposeString('by', { nullable: true, description: 'Who of the staff; null for orders and files.' }),
    orderDatabaseId: t.exposeInt('orderId', { nullable: true, description: 'Number of the order; null for none.' }),
  }),
});
