import type { ObjectRef } from '@pothos/core';
import { CategoryType } from '../../../catalogue/products/schema/admin/taxonomy.ts';
import { AdminProductType } from '../../../catalogue/products/schema/admin/product.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { CategoryNode } from '../../../catalogue/products/schema/taxonomy.ts';
import { VariationNode } from '../../../catalogue/products/schema/variation.ts';
import { CartNode } from '../../../commerce/cart/schema/cart.ts';
import { CartLineNode } from '../../../commerce/cart/schema/line.ts';
import { OrderNode } from '../../../commerce/orders/schema/order.ts';
import { OrderLineNode } from '../../../commerce/orders/schema/orderLine.ts';
import { CustomerType } from '../../../foundation/accounts/schema/customer.ts';
import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import type { OwnerColumn } from '../owners.ts';
import { readMetafields, type MetafieldRow } from '../reading.ts';
import { AdminMetafieldType, MetafieldType } from './metafield.ts';

// Custom fields of all records that have them. Types of the Shop API have public values only; fields with private values are for staff.

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;
type Read<Parent> = (context: Context, parent: Parent) => Promise<MetafieldRow[] | undefined>;
type WithId = { id: number };

function readerOf(column: OwnerColumn, audience: 'everyone' | 'staff'): Read<WithId> {
  const read = batched(({ shop }, ids) => readMetafields(shop.db, column, ids, audience));
  return (context, { id }) => read(context, id);
}

const listTexts = 'sorted by namespace and key. A field without a value is not listed.';
const selectionArgs = () =>
  builder.args((t) => ({
    namespace: t.string({ description: 'Returns only custom fields in this namespace.' }),
    keys: t.stringList({ description: 'Returns only custom fields with one of these keys.' }),
  }));
const nameArgs = () =>
  builder.args((t) => ({
    namespace: t.string({ required: true, description: 'Namespace of the custom field.' }),
    key: t.string({ required: true, description: 'Key of the custom field.' }),
  }));

interface Selection {
  namespace?: string | null;
  keys?: readonly string[] | null;
}

const selected = (fields: readonly MetafieldRow[] | undefined, { namespace, keys }: Selection) =>
  (fields ?? []).filter((field) => (namespace == null || field.namespace === namespace) && (keys == null || keys.includes(field.key)));

const named = (fields: readonly MetafieldRow[] | undefined, { namespace, key }: { namespace: string; key: string }) =>
  fields?.find((field) => field.namespace === namespace && field.key === key) ?? null;

/** Number of values that the cost counts; records rarely have more. */
const extensions = { listLength: 10 };

/** Adds the fields of the Shop API. */
function addPublic<Parent extends object>(owner: ObjectRef<Types, Parent, unknown>, what: string, read: Read<Parent>): void {
  builder.objectFields(owner, (t) => ({
    metafields: t.field({
      type: [MetafieldType],
      description: `Public custom fields of the ${what}, ${listTexts}`,
      extensions,
      args: selectionArgs(),
      resolve: async (parent, args, context) => selected(await read(context, parent as Parent), args),
    }),
    metafield: t.field({
      type: MetafieldType,
      nullable: true,
      description: `A public custom field of the ${what}; null if there is no field with this namespace and key, or it has no value.`,
      args: nameArgs(),
      resolve: async (parent, args, context) => named(await read(context, parent as Parent), args),
    }),
  }));
}

/** Adds the fields of the Admin API to a type that only staff can reach. */
function addPrivate(owner: ObjectRef<Types, WithId, unknown>, what: string, column: OwnerColumn): void {
  const read = readerOf(column, 'staff');
  builder.objectFields(owner, (t) => ({
    metafields: t.field({
      type: [AdminMetafieldType],
      description: `Custom fields of the ${what}, public and private, ${listTexts}`,
      extensions,
      args: selectionArgs(),
      resolve: async (parent, args, context) => selected(await read(context, parent as WithId), args),
    }),
    metafield: t.field({
      type: AdminMetafieldType,
      nullable: true,
      description: `A custom field of the ${what}; null if there is no field with this namespace and key, or it has no value.`,
      args: nameArgs(),
      resolve: async (parent, args, context) => named(await read(context, parent as WithId), args),
    }),
  }));
}

/** Adds a field with all values to a type that shoppers reach too. */
function addForStaff(owner: ObjectRef<Types, WithId, unknown>, what: string, column: OwnerColumn): void {
  const read = readerOf(column, 'staff');
  builder.objectField(owner, 'adminMetafields', (t) =>
    t.field({
      type: [AdminMetafieldType],
      nullable: true,
      authScopes: { staff: 'ORDERS' },
      unauthorizedResolver: () => null,
      description: `Custom fields of the ${what}, public and private, ${listTexts} Requires the ORDERS permission; otherwise null.`,
      extensions,
      args: selectionArgs(),
      resolve: async (parent, args, context) => selected(await read(context, parent as WithId), args),
    }),
  );
}

addPublic(ProductNode, 'product', readerOf('productId', 'everyone'));
addPublic(VariationNode, 'variation', readerOf('productId', 'everyone'));
addPublic(CategoryNode, 'category', readerOf('categoryId', 'everyone'));
addPublic(OrderNode, 'order', readerOf('orderId', 'everyone'));
addPublic(OrderLineNode, 'order line', readerOf('orderLineId', 'everyone'));
addPublic(CartNode, 'cart', readerOf('cartId', 'everyone'));
addPublic(CartLineNode, 'cart line', readerOf('cartLineId', 'everyone'));

const ofAccount = readerOf('accountId', 'everyone');
addPublic(Viewer, 'caller’s account', async (context) => {
  context.markPrivate();
  const account = await context.shop.visitor.account();
  return account ? ofAccount(context, account) : undefined;
});

addPrivate(AdminProductType, 'product or variation', 'productId');
addPrivate(CategoryType, 'category', 'categoryId');
addPrivate(CustomerType, 'customer', 'accountId');
addForStaff(OrderNode, 'order', 'orderId');
addForStaff(OrderLineNode, 'order line', 'orderLineId');
