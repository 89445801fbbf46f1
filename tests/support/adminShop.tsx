import { globalId } from '../../shared/globalId.ts';
import {
  buildSchema,
  execute,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type ResponsePath,
} from 'graphql';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import adminTokens from '../../admin/kit/tokens.css?inline';
import { SessionContext, type AdminPerson, type AdminSession } from '../../admin/kit/session.ts';
import { createAdminEnvironment } from '../../admin/app/environment.ts';
import { adminRoutes } from '../../admin/app/router.tsx';
import schemaText from '../../server/api/admin.graphql?raw';
import documents from '../../server/persisted/admin.json';
import { Toaster } from '../../web/kit/toast/Toaster.tsx';

// Admin screens on a shop mocked from the schema: every field has a value of its type, and the test sets those that matter.

/** The schema of the Admin API. */
export const schema = buildSchema(schemaText);

export interface MutationRequest {
  mutation: string;
  input: Record<string, unknown>;
  isDryRun: boolean;
}

export interface AdminShop {
  /** Field values by field name, or by type and field, such as AdminProduct.type. */
  fields: Record<string, unknown>;
  /** Returns a mutation's payload: its type name, with the fields that matter. */
  answer: (asked: MutationRequest) => Answered | Promise<Answered>;
  isOffline?: boolean;
}

export interface Answered {
  __typename: string;
  [field: string]: unknown;
}

/** Returns an error for one field of an input. */
export const invalid = (field: string, message: string): Answered => ({
  __typename: 'InvalidInputError',
  code: 'INVALID_INPUT',
  message,
  path: ['input', field],
  issues: [{ path: ['input', field], message }],
});

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  ID: globalId('Record', 1),
  DateTime: '2026-11-01T10:00:00.000Z',
  Date: '2026-11-01',
  MinorUnits: 1,
};

/** Text fields that need a valid value for screens to work. */
const texts: Readonly<Record<string, string>> = {
  timeZone: 'UTC',
  accentColour: '#0f5c4d',
  saleColour: '#b42318',
  'Measure.formatted': '250 g',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function valueOf(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (isAbstractType(named)) return { __typename: schema.getPossibleTypes(named)[0]?.name };
  if (isObjectType(named)) return {};
  return scalars[named.name] ?? 'text';
}

/** Returns the path of a record in the response. */
const placeOf = (path: ResponsePath | undefined): string => (path ? `${placeOf(path.prev)}/${path.key}` : '');

/** Makes fetch() respond by the schema until the test ends. */
export function answerBySchema(shop: AdminShop): void {
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, args, _context, { fieldName, parentType, returnType, path }) => {
    if (parentType === schema.getMutationType()) {
      const asked = args as { input: Record<string, unknown>; isDryRun?: boolean | null };
      return shop.answer({ mutation: fieldName, input: asked.input, isDryRun: asked.isDryRun === true });
    }
    if (isRecord(source) && fieldName in source) return source[fieldName];
    const names = [`${parentType.name}.${fieldName}`, fieldName];
    for (const values of [shop.fields, texts]) for (const name of names) if (name in values) return values[name];
    return fieldName === 'id' ? placeOf(path) : valueOf(returnType);
  };
  const real = window.fetch.bind(window);
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (new URL(input instanceof Request ? input.url : input, location.href).pathname !== '/admin/graphql') return real(input, init);
    if (shop.isOffline) throw new TypeError('Failed to fetch');
    const { extensions, variables } = JSON.parse(init?.body as string) as {
      extensions: { persistedQuery: { sha256Hash: string } };
      variables: Record<string, unknown>;
    };
    const text = (documents as Readonly<Record<string, string>>)[extensions.persistedQuery.sha256Hash] ?? '';
    return Response.json(await execute({ schema, document: parse(text), variableValues: variables, fieldResolver }));
  });
  onTestFinished(() => fetching.mockRestore());
}

const session: AdminSession = {
  person: { databaseId: 1, email: 'boss@shop.example', name: 'Boss', isAdministrator: true, rights: [] },
  recoveryCodesLeft: 10,
  stepUp: () => Promise.resolve(true),
  ensureSteppedUp: () => Promise.resolve(true),
  recheck: () => undefined,
  signOut: () => undefined,
};

interface DifferingSession extends Partial<Omit<AdminSession, 'person'>> {
  person?: Partial<AdminPerson>;
}

/**
 * Opens an admin page.
 * @param path below /admin
 * @param differing overrides of the session, which is an administrator's by default
 */
export async function openAdminPage(path: string, shop: AdminShop, { person, ...differing }: DifferingSession = {}) {
  answerBySchema(shop);
  const style = document.createElement('style');
  style.textContent = adminTokens;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const environment = createAdminEnvironment(() => undefined);
  const own = { ...session, ...differing, person: { ...session.person, ...person } };
  const router = createMemoryRouter(adminRoutes(environment, own.person), { initialEntries: [path] });
  const rendered = await render(
    <RelayEnvironmentProvider environment={environment}>
      <SessionContext value={own}>
        <RouterProvider router={router} />
        <Toaster />
      </SessionContext>
    </RelayEnvironmentProvider>,
  );
  return { ...rendered, router };
}
