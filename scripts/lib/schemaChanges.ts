import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import { buildSchema, isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';

/** An element is removed no earlier than this many months after it was deprecated (docs/integrating.md). */
const monthsOfNotice = 6;

/** A field that is null only after an error is non-null to programs that know the directive: a later null would break them. */
const schemaOf = (sdl: string) => buildSchema(sdl.replaceAll(/(?<!directive) @semanticNonNull/g, '!'));

/** Why the elements of a schema are deprecated, by coordinate, such as `Product.slug` or `ProductSort.NEWEST`. */
function deprecations(schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    const parts = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
    for (const part of parts) {
      if (part.deprecationReason) found.set(`${type.name}.${part.name}`, part.deprecationReason);
      for (const argument of 'args' in part ? part.args : []) {
        if (argument.deprecationReason) found.set(`${type.name}.${part.name}.${argument.name}`, argument.deprecationReason);
      }
    }
  }
  return found;
}

const dateIn = (reason: string) => /\bsince (\d{4}-\d{2}-\d{2})\b/i.exec(reason)?.[1];

function endOfNotice(since: string): Date {
  const end = new Date(`${since}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + monthsOfNotice);
  return end;
}

/** A removed type is only the consequence of removed fields and members, which are judged themselves. */
const isBreaking = ({ criticality, type }: Change) => criticality.level === CriticalityLevel.Breaking && type !== 'TYPE_REMOVED';

const coordinateOf = ({ path = '' }: Change) => path.replace(/\.@.*$/, '');

/** Whether a text names an element in code style, root fields also without their type. */
function names(text: string, coordinate: string): boolean {
  const [type = '', ...rest] = coordinate.split('.');
  const short = /^(Query|Mutation|Subscription)$/.test(type) ? rest.slice(0, 1) : [];
  return [[type, ...rest].join('.'), [type, ...rest.slice(0, 1)].join('.'), ...short].some((name) => text.includes(`\`${name}\``));
}

interface Comparison {
  /** SDL of the last release. */
  released: string;
  /** SDL of now. */
  current: string;
  /** Version in package.json. */
  version: string;
  /** Text of CHANGELOG.md. */
  changelog: string;
  now: Date;
}

/**
 * Compares the schema with that of the last release.
 * @returns `refused`: what integrators were promised not to meet, a line each. `added`, `deprecated` and `broken`: coordinates for the changelog
 */
export async function schemaChanges({ released, current, version, changelog, now }: Comparison) {
  const [before, after] = [schemaOf(released), schemaOf(current)];
  const changes = await diff(before, after);
  const noticed = deprecations(before);
  const unreleased = /^## \[Unreleased\]$[\s\S]*?(?=^## \[|(?![\s\S]))/m.exec(changelog)?.[0] ?? '';
  const breaking = changes.filter(isBreaking);
  const refusedBreak = (change: Change): string | null => {
    const coordinate = coordinateOf(change);
    if (version.startsWith('0.')) {
      return names(unreleased, coordinate) ? null : `${change.message}. Name \`${coordinate}\` and its replacement in CHANGELOG.md.`;
    }
    const since = dateIn(noticed.get(coordinate) ?? '');
    if (since && change.type.endsWith('REMOVED') && endOfNotice(since) <= now) return null;
    return `${change.message}. Deprecate \`${coordinate}\` first, and remove it ${monthsOfNotice} months after that.`;
  };
  const undated = [...deprecations(after)].filter(([, reason]) => !dateIn(reason));
  const coordinatesOf = (form: RegExp) => {
    const found = new Set(changes.filter(({ type }) => form.test(type)).map(coordinateOf));
    // What is new within something new goes without saying.
    const isWithin = (coordinate: string) => coordinate.includes('.') && found.has(coordinate.slice(0, coordinate.lastIndexOf('.')));
    return [...found].filter((coordinate) => !isWithin(coordinate)).toSorted();
  };
  return {
    refused: [
      ...breaking.map(refusedBreak).filter((line) => line !== null),
      ...undated.map(([coordinate]) => `${coordinate} is deprecated without a date. End its reason with "Since YYYY-MM-DD."`),
    ],
    added: coordinatesOf(/^(TYPE|FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE|UNION_MEMBER)_ADDED$/),
    deprecated: coordinatesOf(/DEPRECATION_ADDED$/),
    broken: [...new Set(breaking.map(coordinateOf))].toSorted(),
  };
}
