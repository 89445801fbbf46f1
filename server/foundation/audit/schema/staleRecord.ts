import { brandWithType, type OutputType, type SchemaTypes } from '@pothos/core';
import { StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { accountNames } from './accountNames.ts';

/** What has a version that a save must name. */
export const VersionedRecord = builder.interfaceRef<object>('VersionedRecord').implement({
  description: 'A record that is saved as a whole: a save names the version that it was made from.',
  fields: (t) => ({
    version: t.int({
      description: 'What a save must name, so that nothing of others is lost.',
      // Each type has a field of its own.
      resolve: () => {
        throw new Error('A versioned record without a version');
      },
    }),
  }),
});

type ReadRecord = (context: Context, id: number) => Promise<object | null>;

const readers = new Map<string, ReadRecord>();

/** Lets StaleRecordError show records of a type as they are now. @param type one that implements VersionedRecord */
export function showWhenStale(type: string, read: ReadRecord): void {
  readers.set(type, read);
}

builder.objectType(StaleRecordError, {
  name: 'StaleRecordError',
  description: 'Somebody else has saved it since it was read. Nothing was changed: read it again to tell what is different. Code STALE.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    currentVersion: t.int({
      nullable: true,
      description: 'What a save must name now; null where the answer doesn’t know.',
      resolve: ({ stale }) => stale.version ?? null,
    }),
    editedBy: t.string({
      nullable: true,
      description: 'Who has saved it; null for imports and commands, and where the answer doesn’t know.',
      resolve: async ({ stale }, _args, context) =>
        stale.editedById == null ? null : ((await accountNames(context, stale.editedById)) ?? null),
    }),
    editedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When; null where the answer doesn’t know.',
      resolve: ({ stale }) => stale.editedAt ?? null,
    }),
    current: t.field({
      type: VersionedRecord,
      nullable: true,
      description:
        'The record as it is now, by which a client tells what is different: of products, offers, merchants, compare groups and coupons. Null for others, and when it is gone by now.',
      resolve: async ({ stale: { record } }, _args, context) => {
        const found = record && (await readers.get(record.type)?.(context, record.id));
        if (found) brandWithType(found, record.type as OutputType<SchemaTypes>);
        return found ?? null;
      },
    }),
  }),
});
