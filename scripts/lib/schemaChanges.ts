import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { endOfNotice, monthsOfNotice, readDeprecation } from '../../server/platform/graphql/deprecated.ts';

/** A field that is null only after an error is non-null to programs that know the directive: a later null would break them. */
const schemaOf = (sdl: string) => buildSchema(sdl.replaceAll(/(?<!directive) @semanticNonNull/g, '!'));

/** The elements of a schema, by coordinate, such as `Product.slug` or `ProductSort.NEWEST`, and why those that are deprecated are. */
function elementsOf(schema: GraphQLSchema): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    found.set(type.name, null);
    const parts = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
    for (const part of parts) {
      found.set(`${type.name}.${part.name}`, part.deprecationReason ?? null);
      for (const argument of 'args' in part ? part.args : [])
        found.set(`${type.name}.${part.name}.${argument.name}`, argument.deprecationReason ?? null);
    }
  }
  return found;
}

/** What is wrong with the reasons of deprecations, a line each: integrators must know what to use instead, and since when. */
function wrongDeprecations(elements: ReadonlyMap<string, string | null>): string[] {
  return [...elements].flatMap(([coordinate, reason]) => {
    if (reason === null) return [];
    const deprecation = readDeprecation(reason);
    if (!deprecation) return [`${coordinate} is deprecated without a replacement and dates. Use deprecated() as its reason.`];
    const replacement = elements.get(deprecation.use);
    if (replacement === null) return [];
    return [
      `${coordinate} is deprecated for \`${deprecation.use}\`, which is ${replacement === undefined ? 'unknown' : 'deprecated too'}.`,
    ];
  });
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
 * @returns `refused`: what integrators were promised not to meet, a line each. The rest, by coordinate, is for the changelog
 */
export async function schemaChanges({ released, current, version, changelog, now }: Comparison) {
  const [before, after] = [schemaOf(released), schemaOf(current)];
  const changes = await diff(before, after);
  const noticed = elementsOf(before);
  const elements = elementsOf(after);
  const unreleased = /^## \[Unreleased\]$[\s\S]*?(?=^## \[|(?![\s\S]))/m.exec(changelog)?.[0] ?? '';
  const breaking = changes.filter(isBreaking);
  const refusedBreak = (change: Change): string | null => {
    const coordinate = coordinateOf(change);
    if (version.startsWith('0.')) {
      return names(unreleased, coordinate) ? null : `${change.message}. Name \`${coordinate}\` and its replacement in CHANGELOG.md.`;
    }
    const notice = readDeprecation(noticed.get(coordinate) ?? '');
    if (notice && change.type.endsWith('REMOVED') && endOfNotice(notice.since) < now.toISOString().slice(0, 10)) return null;
    return `${change.message}. Deprecate \`${coordinate}\` first, and remove it ${monthsOfNotice} months after that.`;
  };
  const coordinatesOf = (form: RegExp) => {
    const found = new Set(changes.filter(({ type }) => form.test(type)).map(coordinateOf));
    // What is new within something new goes without saying.
    const isWithin = (coordinate: string) => coordinate.includes('.') && found.has(coordinate.slice(0, coordinate.lastIndexOf('.')));
    return [...found].filter((coordinate) => !isWithin(coordinate)).toSorted();
  };
  return {
    refused: [...breaking.map(refusedBreak).filter((line) => line !== null), ...wrongDeprecations(elements)],
    added: coordinatesOf(/^(TYPE|FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE|UNION_MEMBER)_ADDED$/),
    deprecated: [...elements].flatMap(([coordinate, reason]) =>
      reason === null || (noticed.get(coordinate) ?? null) !== null ? [] : [{ coordinate, reason }],
    ),
    broken: [...new Set(breaking.map(coordinateOf))].toSorted(),
  };
}

/** What of a comparison belongs in the changelog, as Markdown; '' for nothing. */
export function changelogEntry({ added, deprecated, broken }: Omit<Awaited<ReturnType<typeof schemaChanges>>, 'refused'>): string {
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}\n`]);
  const ofSchema = (coordinates: readonly string[]) => coordinates.map((coordinate) => `- \`${coordinate}\``);
  return [
    ...section('Added', ofSchema(added)),
    ...section(
      'Deprecated',
      deprecated.map(({ coordinate, reason }) => `- \`${coordinate}\`: ${reason}`),
    ),
    ...section('Removed or changed', ofSchema(broken)),
  ].join('\n');
}
