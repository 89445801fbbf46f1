import type { ApiKey } from '../../../generated/prisma/client.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { keyState, scopeDescriptions, tokenStart, type KeyState } from '../keys/keyRules.ts';
import { createApiKey, keyShop, revokeApiKey, rotateApiKey, updateApiKey, type IssuedKey, type KeySettings } from '../keys/keys.ts';
import { apiKeyList } from '../keys/list.ts';

const ApiScopeEnum = describedEnum(
  'ApiScope',
  'What an API key may do. Each WRITE scope includes the READ scope of its area.',
  scopeDescriptions,
);

const ApiKeyStateEnum = describedEnum<KeyState>('ApiKeyState', 'Whether an API key can be used.', {
  ACTIVE: 'Can be used.',
  EXPIRED: 'Its expiry time has passed.',
  REVOKED: 'An administrator revoked it.',
});

const ApiKeyType = builder.objectRef<ApiKey>('ApiKey').implement({
  description: 'Key that gives a program access to the Admin API and its file endpoints. Administrators only. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('ApiKey')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the key, as in the audit log.' }),
    name: t.exposeString('name', { description: 'Name of the key, chosen by an administrator.' }),
    start: t.string({
      description: 'Beginning of the key, by which it can be recognised. The whole key is shown only once.',
      resolve: ({ publicId }) => tokenStart(publicId),
    }),
    state: t.field({
      type: ApiKeyStateEnum,
      description: 'Whether the key can be used.',
      resolve: (key, _args, { shop }) => keyState(key, shop.now),
    }),
    scopes: t.expose('scopes', { type: [ApiScopeEnum], description: 'What the key may do.' }),
    networks: t.exposeStringList('networks', {
      description: 'CIDR ranges that requests with the key must come from; empty if it works from anywhere.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'When the key expires; null if it never does.' }),
    formerUntil: t.expose('formerUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the secret from before the last rotation stops working; may be in the past. Null if the key was never rotated, or was revoked.',
    }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true, description: 'When the key was revoked; null if it was not.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the key was last used, to the minute; null if never.',
    }),
    lastNetwork: t.exposeString('lastNetwork', {
      description: 'Network that the key was last used from, truncated; "" if the key was never used.',
    }),
    version: t.exposeInt('version', {
      description: 'Version of the settings, for `UpdateApiKeyInput.expectedVersion`. Increases with each change.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the key was created.' }),
  }),
});

const Connection = listConnection(ApiKeyType, {
  name: 'ApiKey',
  description: 'A page of API keys, newest first.',
  edge: 'An API key and its cursor in the list.',
  total: true,
});

const FilterInput = builder.inputType('ApiKeyFilter', {
  description: 'Filters for API keys. Omitted fields apply no filter.',
  fields: (t) => ({ state: t.field({ type: ApiKeyStateEnum, description: 'Returns only keys in this state.' }) }),
});

const authScopes = { admin: true } as const;

builder.queryFields((t) => ({
  apiKeys: t.field({
    type: Connection,
    authScopes,
    description: 'API keys of the shop, newest first. Administrators only. Errors: INVALID_INPUT for an invalid page size or cursor.',
    args: { filter: t.arg({ type: FilterInput, description: 'Filters for the list.' }), ...pageArguments() },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, apiKeyList, { ...args, filter: filter ?? {} }, (rows: { id: number }[]) =>
        context.shop.db.prisma.apiKey.findMany({ where: { id: { in: rows.map(({ id }) => id) } } }),
      ),
  }),
  apiKey: t.field({
    type: ApiKeyType,
    nullable: true,
    authScopes,
    description: 'An API key; null if it does not exist. Administrators only.',
    args: { id: t.arg.rowId({ of: 'ApiKey', required: true, description: 'Global ID of the key.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.apiKey.findUnique({ where: { id } });
    },
  }),
}));

const settingFields = (t: InputFields) => ({
  name: t.string({ required: true, description: 'Name that staff recognise the key by, at most 80 characters.' }),
  scopes: t.field({ type: [ApiScopeEnum], required: true, description: 'What the key may do; at least one scope.' }),
  networks: t.stringList({ description: 'IP addresses or CIDR ranges that the key works from, at most 20; omit to allow any.' }),
  expiresAt: t.field({ type: 'DateTime', description: 'When the key expires; omit if it should never expire.' }),
});

interface SettingsInput {
  name: string;
  scopes: KeySettings['scopes'];
  networks?: string[] | null;
  expiresAt?: Date | null;
}

const settingsOf = ({ name, scopes, networks, expiresAt }: SettingsInput): KeySettings => ({
  name,
  scopes,
  networks: networks ?? [],
  expiresAt: expiresAt ?? null,
});

const issuedPayload = (name: string, description: string) =>
  builder.objectRef<IssuedKey>(name).implement({
    description,
    fields: (t) => ({
      key: t.expose('key', { type: ApiKeyType, description: 'The API key.' }),
      token: t.exposeString('token', {
        description: 'The whole key, to be sent as `Authorization: Bearer`. It is shown only in this response and can’t be read again.',
      }),
    }),
  });

const keyPayload = (name: string, description: string) =>
  builder.objectRef<{ key: ApiKey }>(name).implement({
    description,
    fields: (t) => ({ key: t.expose('key', { type: ApiKeyType, description: 'The API key.' }) }),
  });

const CreateInput = builder.inputType('CreateApiKeyInput', { description: 'Input for `createApiKey`.', fields: settingFields });

const id = { of: 'ApiKey', required: true, description: 'Global ID of the key.' } as const;
const UpdateInput = builder.inputType('UpdateApiKeyInput', {
  description: 'Input for `updateApiKey`: the complete settings of the key.',
  fields: (t) => ({
    id: t.rowId(id),
    expectedVersion: t.int({
      description: 'Version of the key that was last read. If omitted, the settings are overwritten regardless of their version.',
    }),
    ...settingFields(t),
  }),
});

const RotateInput = builder.inputType('RotateApiKeyInput', {
  description: 'Input for `rotateApiKey`.',
  fields: (t) => ({
    id: t.rowId(id),
    overlapHours: t.int({
      required: true,
      description: 'Hours for which the old secret keeps working, 0 to 168. Use 0 if the key has leaked.',
    }),
  }),
});

const RevokeInput = builder.inputType('RevokeApiKeyInput', {
  description: 'Input for `revokeApiKey`.',
  fields: (t) => ({ id: t.rowId(id) }),
});

const union = { description: 'The API key, or the error that prevented the change.' };
const input = 'The mutation’s input.';

builder.mutationFields((t) => ({
  createApiKey: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: issuedPayload('CreateApiKeyPayload', 'The API key was created.'),
    authScopes,
    description: 'Creates an API key. Administrators only; requires re-authentication within the last ten minutes.',
    errors: { types: [ForbiddenError, InvalidInputError], union },
    args: { input: t.arg({ type: CreateInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => createApiKey(await keyShop(shop), settingsOf(args.input)),
  }),
  updateApiKey: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: keyPayload('UpdateApiKeyPayload', 'The API key was updated.'),
    authScopes,
    description:
      'Replaces the settings of an API key, with immediate effect. Nothing is changed if another administrator has saved them in the meantime. Administrators only; requires re-authentication within the last ten minutes.',
    errors: { types: [ForbiddenError, NotFoundError, StaleRecordError, InvalidInputError], union },
    args: { input: t.arg({ type: UpdateInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => ({
      key: await updateApiKey(await keyShop(shop), {
        id: args.input.id,
        expectedVersion: args.input.expectedVersion,
        ...settingsOf(args.input),
      }),
    }),
  }),
  rotateApiKey: t.field({
    requiresStepUp: true,
    type: issuedPayload('RotateApiKeyPayload', 'The API key has a new secret.'),
    authScopes,
    description:
      'Gives an API key a new secret. The old secret keeps working during an overlap period. A key has at most two secrets: a secret from an earlier rotation that still works (`formerUntil`) stops working immediately. Administrators only; requires re-authentication within the last ten minutes.',
    errors: { types: [ForbiddenError, NotFoundError, InvalidInputError], union },
    args: { input: t.arg({ type: RotateInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => rotateApiKey(await keyShop(shop), args.input),
  }),
  revokeApiKey: t.field({
    requiresStepUp: true,
    type: keyPayload('RevokeApiKeyPayload', 'The API key no longer works.'),
    authScopes,
    description:
      'Revokes an API key permanently, with immediate effect. Administrators only; requires re-authentication within the last ten minutes. Repeated requests have no further effect.',
    errors: { types: [ForbiddenError, NotFoundError], union },
    args: { input: t.arg({ type: RevokeInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => ({ key: await revokeApiKey(await keyShop(shop), args.input.id) }),
  }),
}));
