import { decodeHTMLStrict } from 'entities/decode';

// Encoding of values within the cells of WooCommerce's CSV, in both directions: export and import share the rules, so that values survive
// the round trip.

/** Text that a spreadsheet would run as a formula, including full-width forms. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** Protects a cell from running as a formula with a leading apostrophe. Numbers stay unchanged. */
export function guardCell(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of guardCell(). */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}

/** A quoted value with the separator after it; quotes inside are doubled. */
const quotedValue = /\s*"((?:[^"]|"")*)"\s*(?:,|$)/y;
/** A value up to the next comma that isn't escaped with a backslash. */
const plainValue = /((?:\\,|[^,])*)(?:,|$)/y;

const unescape = (value: string) => value.replaceAll('\\,', ',').trim();

/** Splits a comma-separated list; a comma inside a value is written `\,`, or the value is quoted. */
export function splitList(cell: string): string[] {
  const values: string[] = [];
  for (let at = 0; at < cell.length;) {
    quotedValue.lastIndex = plainValue.lastIndex = at;
    const quoted = quotedValue.exec(cell);
    const [whole = '', value = ''] = quoted ?? plainValue.exec(cell) ?? [];
    values.push(unescape(quoted ? value.replaceAll('""', '"') : value));
    at += whole.length;
  }
  return values.filter((value) => value !== '');
}

/** Parses a cell with a single value, whose commas may or may not be escaped. */
export function oneValue(cell: string): string {
  const [, quoted] = /^\s*"((?:[^"]|"")*)"\s*$/.exec(cell) ?? [];
  return unescape(quoted?.replaceAll('""', '"') ?? cell);
}

/** Joins a comma-separated list so that splitList() returns the same values (trimmed). */
export function joinList(values: readonly string[]): string {
  const escaped = values.map((value) => {
    const text = value.replaceAll(',', '\\,');
    if (text.startsWith('"')) return `"${text.replaceAll('"', '""')}"`;
    // A backslash at the end of a value would escape the following comma; a space separates them.
    return text.replace(/\\$/, '\\ ');
  });
  return escaped.join(', ');
}

/** WooCommerce stores and exports names with HTML entities. A lone `&` stays unchanged: only entities that end in `;` are decoded. */
export function decodeName(name: string): string {
  return name.includes('&') ? decodeHTMLStrict(name) : name;
}

/** Encodes a name so that decodeName() returns the original. */
export function encodeName(name: string): string {
  return decodeName(name) === name ? name : name.replaceAll('&', '&amp;');
}

/** Encodes a name for a cell in which `>` is the separator. */
export function encodeStep(name: string): string {
  return encodeName(name).replaceAll('>', '&gt;');
}

/** Parses `Clothing > Hoodies, Sale` as paths from the root. */
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

/** Encodes category paths so that splitPaths() returns the originals. */
export function joinPaths(paths: readonly (readonly string[])[]): string {
  return joinList(paths.map((path) => path.map(encodeStep).join(' > ')));
}

/** Decodes a description, in which a line break is written `\n`, and a literal `\n` has its backslash doubled. */
export function decodeText(cell: string): string {
  return cell
    .split('\\\\n')
    .map((part) => part.replaceAll('\\n', '\n').replaceAll('&#92;\n', '\\\n'))
    .join('\\n');
}

/** Encodes a text so that decodeText() returns the original. */
export function encodeText(text: string): string {
  // A backslash at the end of a line would look like a doubled one.
  return text.replaceAll('\\n', '\\\\n').replaceAll('\\\n', '&#92;\n').replaceAll('\n', '\\n');
}

// Spreadsheets write TRUE and FALSE in their display language.
const yes = ['1', 'yes', 'y', 'true', 'on', 'wahr', 'ja', 'vrai', 'oui', 'verdadero', 'sí', 'si', 'vero', 'sì', 'waar', 'prawda', 'tak'];
const no = ['0', 'no', 'n', 'false', 'off', 'falsch', 'nein', 'faux', 'non', 'falso', 'onwaar', 'nee', 'fałsz', 'nie', ''];

/** Parses 1/0, yes/no and true/false, as spreadsheets of several languages write them; undefined for anything else. */
export function parseFlag(cell: string): boolean | undefined {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/^([01])[.,]0+$/, '$1');
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : undefined;
}
