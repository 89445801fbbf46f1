import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import type { ApiScope, StaffRight } from '../../generated/prisma/client.ts';
import { hasScopes } from '../operation/rights.ts';
import type { Context } from './context.ts';
import { ForbiddenError } from './forbidden.ts';
import { listed } from '../i18n/text.ts';
import { says } from './__generated__/messages.ts';

const pluginName = 'apiKey';

/** The area whose scopes open a right's fields to API keys, by READ for queries and fields and by WRITE for mutations. */
const areas: Partial<Record<StaffRight, { READ: ApiScope; WRITE?: ApiScope }>> = {
  CATALOGUE: { READ: 'CATALOGUE_READ', WRITE: 'CATALOGUE_WRITE' },
  ORDERS: { READ: 'ORDERS_READ', WRITE: 'ORDERS_WRITE' },
  DEALS: { READ: 'DEALS_READ', WRITE: 'DEALS_WRITE' },
  SUBSCRIBERS: { READ: 'NEWSLETTER_READ', WRITE: 'NEWSLETTER_WRITE' },
  CONTENT: { READ: 'CONTENT_READ', WRITE: 'CONTENT_WRITE' },
  REPORTS: { READ: 'REPORTS_READ' },
};

/** Scopes that depend on what is asked for, such as which fields of a product are changed. */
type ScopesOfInput = (args: never) => readonly ApiScope[];
/** 'ANY' opens a field to every key: its operation runs with the key's scopes, which are checked there. */
type KeyScopes = readonly ApiScope[] | ScopesOfInput | 'ANY' | null;

interface KeyOptions {
  authScopes?: unknown;
  apiScopes?: KeyScopes;
}

function staffRightOf(authScopes: unknown): StaffRight | null {
  return typeof authScopes === 'object' && authScopes !== null && 'staff' in authScopes ? (authScopes.staff as StaffRight) : null;
}

/** The scopes of a field that API keys can use; undefined for one that is not theirs. */
function scopesOf(kind: string, { authScopes, apiScopes }: KeyOptions): Exclude<KeyScopes, null> | undefined {
  if (apiScopes !== undefined) return apiScopes ?? undefined;
  const right = staffRightOf(authScopes);
  const scope = right && areas[right]?.[kind === 'Mutation' ? 'WRITE' : 'READ'];
  return scope ? [scope] : undefined;
}

/** Why a key is refused: names the scopes of a field as far as they are the same for every input. */
export function missingScopes({ parentType, fieldName }: GraphQLResolveInfo): ForbiddenError {
  const needed = parentType.getFields()[fieldName]?.extensions.apiScopes as readonly ApiScope[] | undefined;
  return new ForbiddenError(
    needed === undefined
      ? says((t) => t.apiKeysCantUse({ fieldName }))
      : says((t, language) => t.apiKeyNeedsScopes({ count: needed.length, needed: listed(needed, language), fieldName })),
  );
}

/**
 * Opens fields of the Admin API to API keys that have their scopes, and to no others: what names no scope of its own has that of its
 * staff right, and what has neither is closed.
 */
class ApiKeyPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const options = field.pothosOptions as KeyOptions;
    const found = scopesOf(field.kind, options);
    if (!found) return field;
    const fixed = typeof found === 'object' ? found : [];
    const isForStaff = staffRightOf(options.authScopes) !== null;
    return Object.assign(
      { ...field },
      {
        extensions: { ...field.extensions, apiScopes: fixed, hasScopesOfInput: typeof found !== 'object' },
        pothosOptions: {
          ...options,
          apiScopes: found,
          ...(isForStaff && { authScopes: { ...(options.authScopes as object), apiKey: fixed } }),
        },
      },
    );
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { apiScopes } = field.pothosOptions as KeyOptions;
    if (!apiScopes || apiScopes === 'ANY') return resolve;
    return (root, args, context, info): unknown => {
      const { shop } = context as Context;
      if (shop.apiKey) {
        const needed = typeof apiScopes === 'function' ? apiScopes(args as never) : apiScopes;
        if (needed.length === 0 || !hasScopes(shop, needed))
          throw new ForbiddenError(says((t, language) => t.apiKeyNeedsScopesToDoThis({ needed: listed(needed, language) })));
      }
      return resolve(root, args, context, info);
    };
  }
}

declare global {
  // Registers the plugin's types with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      apiKey: ApiKeyPlugin<Types>;
    }
    /* oxlint-disable no-unused-vars -- merged with the interface of Pothos, which has these parameters */
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Scopes that an API key must have, all of them, in place of the one that follows from the staff right; null to refuse API keys, 'ANY' for any key. */
      apiScopes?: KeyScopes;
    }
    /* oxlint-enable no-unused-vars */
  }
}

SchemaBuilder.registerPlugin(pluginName, ApiKeyPlugin);

/** The plugin's name, for the builder. */
export const apiKeyPlugin: typeof pluginName = pluginName;
