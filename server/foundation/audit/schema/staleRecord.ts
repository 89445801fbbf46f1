import { brandWithType, type OutputType, type SchemaTypes } from '@pothos/core';
import { StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { accountNames } from './accountNames.ts';

/** A record with a version that a save must pass. */
export const VersionedRecord = builder.interfaceRef<object>('VersionedRecord').implement({
  description: 'A record that is saved as a whole. When saving, pass the version that the change is based on.',
  fields: (t) => ({
    version: t.int({
      description:
        'Current version of the record. Pass it as `expectedVersion` when saving, so that changes by others are not overwritten.',
      // Each implementing type has a resolver of its own.
      resolve: () => {
        throw new Error('Versioned record has no version');
      },
    }),
  }),
});

type ReadRecord = (context: Context, id: number) => Promise<object | null>;

const readers = new Map<string, ReadRecord>();

/**
 * Registers how StaleRecordError reads the current state of a type's records.
 * @param type name of a type that implements VersionedRecord
 */
export function showWhenStale(type: string, read: ReadRecord): void {
  readers.set(type, read);
}

builder.objectType(StaleRecordError, {
  name: 'StaleRecordError',
  description:
    'Returned when another user has saved the record since it was read. Nothing was changed; read the record again to see the differences. Code: STALE.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    currentVersion: t.int({
      nullable: true,
      description: 'Current version, to pass with the next save; null if not available.',
      resolve: ({ stale }) => stale.version ?? null,
    }),
    editedBy: t.string({
      nullable: true,
      description: 'Staff member who saved the record; null for imports and commands, or if not available.',
      resolve: async ({ stale }, _args, context) =>
        stale.editedById == null ? null : ((await accountNames(context, stale.editedById)) ?? null),
    }),
    editedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the record was saved; null if not available.',
      resolve: ({ stale }) => stale.editedAt ?? null,
    }),
    current: t.field({
      type: VersionedRecord,
      nullable: true,
      description:
        'Current state of the record, for showing the differences. Available for products, offers, merchants, compare groups and coupons; null for other types, and if the record has been deleted.',
      resolve: async ({ stale: { record } }, _args, context) => {
        const found = record && (await readers.get(record.type)?.(context, record.id));
        if (found) brandWithType(found, record.type as OutputType<SchemaTypes>);
        return found ?? null;
      },
    }),
  }),
});
