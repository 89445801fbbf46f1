import {
  GraphQLError,
  Kind,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { ApiScope } from '../../../generated/prisma/enums.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { checkCost } from '../../../platform/graphql/cost.ts';
import { onlyQuery, parsedDocument } from '../documents.ts';
import { publicEvents, type PublicEventType } from '../events/publicEvents.ts';

// The query with which a webhook adds data to its messages. It reads the object of the event, with the scopes of the webhook's event types
// and no others. Pure.

const longest = 8_000;
/** Less than a request may cost, since one is run for each message. */
const maxPayloadCost = 1_000;

/** The only variable: the global id of the event's object. */
export const objectVariable = 'objectId';

const refused = (message: string) => new InvalidInputError([{ path: ['input', 'payloadQuery'], message }]);

/** Scopes with which the query of a webhook with these events runs. */
export const payloadScopes = (events: readonly PublicEventType[]): ApiScope[] => [
  ...new Set(events.map((type) => publicEvents[type].scope)),
];

const shape = `Begin with query ($${objectVariable}: ID!) and select fields with (id: $${objectVariable}).`;

const isOfObject = ({ arguments: args = [] }: FieldNode) =>
  args.length === 1 && args[0]?.name.value === 'id' && args[0].value.kind === Kind.VARIABLE && args[0].value.name.value === objectVariable;

/** What keeps a program with these scopes from reading a field; null if nothing does, as far as the schema says. */
function missing(field: GraphQLField<unknown, unknown>, scopes: readonly ApiScope[]): string | null {
  const { authScopes } = field.extensions.pothosOptions as { authScopes?: unknown };
  const isForStaff = typeof authScopes === 'object' && authScopes !== null && ('admin' in authScopes || 'staff' in authScopes);
  if (isForStaff && field.extensions.apiScopes === undefined) return `Webhooks can’t read ${field.name}.`;
  const needed = (field.extensions.apiScopes ?? []) as readonly ApiScope[];
  const lacking = needed.filter((scope) => !scopes.includes(scope));
  return lacking.length === 0 ? null : `This webhook’s events don’t give access to ${field.name}, which requires ${lacking.join(', ')}.`;
}

/**
 * Checks the query of a webhook.
 * @returns the query, or "" for none
 * @throws InvalidInputError
 */
export function checkPayloadQuery(schema: GraphQLSchema, text: string, events: readonly PublicEventType[]): string {
  const query = text.trim();
  if (query === '') return '';
  if (query.length > longest) throw refused(`Use at most ${longest} characters.`);
  const document = parsedDocument(query, refused);
  const operation = onlyQuery(document, refused);
  const roots = operation.selectionSet.selections;
  if (!roots.every((root) => root.kind === Kind.FIELD && isOfObject(root))) throw refused(`Query only the event’s object. ${shape}`);
  const [fault] = validate(schema, document);
  if (fault) throw refused(fault.message);
  const [variable, ...others] = operation.variableDefinitions ?? [];
  if (variable?.variable.name.value !== objectVariable || others.length > 0)
    throw refused(`Use the variable $${objectVariable} only. ${shape}`);
  checkScopes();
  try {
    const cost = checkCost(schema, document, null, {});
    if (cost > maxPayloadCost)
      throw refused(`The query costs ${cost}; the limit is ${maxPayloadCost}. Request shorter lists ("first") or fewer fields.`);
  } catch (error) {
    throw error instanceof GraphQLError ? refused(error.message) : error;
  }
  return query;

  function checkScopes(): void {
    const scopes = payloadScopes(events);
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field() {
          const field = types.getFieldDef() as GraphQLField<unknown, unknown> | null | undefined;
          const lack = field && missing(field, scopes);
          if (lack) throw refused(lack);
        },
      }),
    );
  }
}
