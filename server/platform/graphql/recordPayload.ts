import type { ObjectRef } from '@pothos/core';
import { globalId } from '../../../shared/globalId.ts';
import type { Shop } from '../operation/shop.ts';
import { builder } from './builder.ts';

type Types = typeof builder.$inferSchemaTypes;

interface RecordType<Row> {
  /** Type of the record. */
  type: ObjectRef<Types, Row>;
  /** Name of the record's field in payloads, such as `category`. */
  field: string;
  /** Reads the record after a mutation; nothing if it was deleted in the meantime. */
  find(shop: Shop, id: number): Promise<Row | null | undefined>;
}

/** Returns a function that creates the payload types of mutations that create or change a record of a type. */
export const recordPayloads =
  <Row extends object>({ type, field, find }: RecordType<Row>) =>
  (name: string, description: string) => {
    // Pothos can't derive the result of a resolver from an open type.
    const record: ObjectRef<Types, object> = type;
    return builder.objectRef<{ id: number }>(name).implement({
      description,
      fields: (t) => ({
        [field]: t.field({
          type: record,
          nullable: true,
          description: 'The record after the mutation; null if it was deleted in the meantime.',
          resolve: ({ id }, _args, { shop }) => find(shop, id),
        }),
      }),
    });
  };

/**
 * Creates the payload type of a mutation that deletes a record.
 * @param type name of the deleted record's type
 */
export const deletedPayload = (name: string, type: string, description: string, field = 'deletedId') =>
  builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      [field]: t.id({ description: 'Global ID of the deleted record.', resolve: ({ id }) => globalId(type, id) }),
      databaseId: t.exposeInt('id', { description: 'Numeric ID of the deleted record, as in admin URLs.' }),
    }),
  });
