import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import type { NamedMovement } from '../../../inventory/inventory.ts';
import { StockReasonEnum } from './enums.ts';

export const StockMovementType = builder.objectRef<NamedMovement>('StockMovement').implement({
  description: 'A change in tracked stock. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('StockMovement')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the stock movement.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the stock changed.' }),
    delta: t.exposeInt('delta', { description: 'Number of units added; negative when units were removed.' }),
    stockAfter: t.exposeInt('stockAfter', { description: 'Units in stock after the change.' }),
    reason: t.expose('reason', { type: StockReasonEnum, description: 'Why the stock changed.' }),
    note: t.exposeString('note', { description: 'Staff note on the change; empty if there is none.' }),
    by: t.exposeString('by', { nullable: true, description: 'Staff member who made the change; null for orders and file imports.' }),
    orderDatabaseId: t.exposeInt('orderId', {
      nullable: true,
      description: 'Numeric ID of the order that caused the change; null if there is none.',
    }),
  }),
});
