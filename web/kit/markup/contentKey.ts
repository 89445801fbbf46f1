import type { IEnvironment } from 'relay-runtime';

/** Records of a fragment reference beyond which its content is not worth a key. */
const maxRecords = 60;

type Source = ReturnType<ReturnType<IEnvironment['getStore']>['getSource']>;
type Link = { __ref: string } | { __refs: (string | null)[] };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isLink = (value: unknown): value is Link => isObject(value) && ('__ref' in value || '__refs' in value);
const isReference = (value: unknown): value is { __id: string } => isObject(value) && '__id' in value && '__fragments' in value;

class TooMuch extends Error {}

/** Writes all fields of a record, and of those that it links to. Ids of records without an id of their own contain their path in a query. */
function writeRecord(source: Source, id: string, seen: Map<string, number>): string {
  const earlier = seen.get(id);
  if (earlier !== undefined) return `^${earlier}`;
  if (seen.size >= maxRecords) throw new TooMuch();
  seen.set(id, seen.size);
  const record = source.get(id);
  if (!record) return String(record);
  let text = '{';
  for (const name in record) {
    if (name === '__id') continue;
    const value: unknown = record[name];
    text += `${name}:`;
    // The length tells text from what follows it, and costs less than JSON.
    if (typeof value === 'string') text += `${value.length}"${value}`;
    else if (!isLink(value)) text += JSON.stringify(value);
    else if ('__ref' in value) text += writeRecord(source, value.__ref, seen);
    else text += `[${value.__refs.map((ref) => (ref === null ? 'null' : writeRecord(source, ref, seen))).join()}]`;
    text += ',';
  }
  return `${text}}`;
}

/**
 * Writes what values and fragment references stand for: two parts of pages with the same text have the same content.
 * @returns null for references to more than is worth comparing
 */
export function contentKey(environment: IEnvironment, parts: readonly unknown[]): string | null {
  const source = environment.getStore().getSource();
  const write = (part: unknown): string => {
    if (typeof part === 'function') return write((part as () => unknown)());
    return isReference(part) ? writeRecord(source, part.__id, new Map()) : (JSON.stringify(part) ?? '');
  };
  try {
    return parts.map(write).join('\n');
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}
