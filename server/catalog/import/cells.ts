// What WooCommerce's CSV packs into one cell, in both directions: the export writes with the same rules by which the import
// reads, so that a value survives the journey.

/** What a spreadsheet would run as a formula, also in its full-width forms. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** Makes a cell harmless in a spreadsheet by a leading apostrophe. Numbers stay numbers. */
export function guardCell(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe of guardCell off again. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** Splits a comma list; a comma inside a value is written `\,`. */
export function splitList(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '');
}

/** Joins a comma list so that splitList gives the same values (trimmed) back. */
export function joinList(values: readonly string[]): string {
  // A backslash at the end of a value would swallow the comma that follows; a space between them keeps them apart.
  return values.map((value) => value.replaceAll(',', '\\,').replace(/\\$/, '\\ ')).join(', ');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#39': "'" };

/** Names of terms are stored with HTML entities by WooCommerce and leave it that way. */
export function decodeName(name: string): string {
  return name.replace(/&(amp|lt|gt|quot|#0?39);/g, (whole, entity: string) => entities[entity] ?? whole);
}

/** Writes a name so that decodeName gives it back. */
export function encodeName(name: string): string {
  return decodeName(name) === name ? name : name.replaceAll('&', '&amp;');
}

/** Writes a name for a cell in which `>` separates. */
export function encodeStep(name: string): string {
  return encodeName(name).replaceAll('>', '&gt;');
}

/** Reads `Clothing > Hoodies, Sale` as paths from the root. */
export function splitPaths(cell: string): string[][] {
  return splitList(cell)
    .map((path) =>
      path
        .split('>')
        .map((name) => decodeName(name.trim()))
        .filter((name) => name !== ''),
    )
    .filter((path) => path.length > 0);
}

/** Writes category paths so that splitPaths gives them back. */
export function joinPaths(paths: readonly (readonly string[])[]): string {
  return joinList(paths.map((path) => path.map(encodeStep).join(' > ')));
}

/** In descriptions a line break is written `\n`, and what really was `\n` has its backslash doubled. */
export function decodeText(cell: string): string {
  return cell
    .split('\\\\n')
    .map((part) => part.replaceAll('\\n', '\n').replaceAll('&#92;\n', '\\\n'))
    .join('\\n');
}

/** Writes a text so that decodeText gives it back. */
export function encodeText(text: string): string {
  // A backslash at the end of a line would look like the doubled one.
  return text.replaceAll('\\n', '\\\\n').replaceAll('\\\n', '&#92;\n').replaceAll('\n', '\\n');
}

/** Reads 1/0, yes/no, true/false; undefined for anything else. */
export function parseFlag(cell: string): boolean | undefined {
  const text = cell.trim().toLowerCase();
  if (['1', 'yes', 'true'].includes(text)) return true;
  return ['0', 'no', 'false', ''].includes(text) ? false : undefined;
}
