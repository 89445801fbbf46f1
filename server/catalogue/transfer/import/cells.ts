import { decodeHTMLStrict } from 'entities/decode';

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

/** A value in quotes, with what parts it from the next one; quotes within are doubled. */
const quotedValue = /\s*"((?:[^"]|"")*)"\s*(?:,|$)/y;
/** A value up to a comma that no backslash stands before. */
const plainValue = /((?:\\,|[^,])*)(?:,|$)/y;

const unescape = (value: string) => value.replaceAll('\\,', ',').trim();

/** Splits a comma list; a comma inside a value is written `\,`, or the value stands in quotes. */
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

/** Reads a cell of one value, whose commas may or may not be escaped. */
export function oneValue(cell: string): string {
  const [, quoted] = /^\s*"((?:[^"]|"")*)"\s*$/.exec(cell) ?? [];
  return unescape(quoted?.replaceAll('""', '"') ?? cell);
}

/** Joins a comma list so that splitList gives the same values (trimmed) back. */
export function joinList(values: readonly string[]): string {
  const escaped = values.map((value) => {
    const text = value.replaceAll(',', '\\,');
    if (text.startsWith('"')) return `"${text.replaceAll('"', '""')}"`;
    // A backslash at the end of a value would swallow the comma that follows; a space between them keeps them apart.
    return text.replace(/\\$/, '\\ ');
  });
  return escaped.join(', ');
}

/** WooCommerce stores names with HTML entities and exports them that way. A lone `&` stays: only entities that end in `;` count. */
export function decodeName(name: string): string {
  return name.includes('&') ? decodeHTMLStrict(name) : name;
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

// A spreadsheet writes TRUE and FALSE in the language it is set to.
const yes = ['1', 'yes', 'y', 'true', 'on', 'wahr', 'ja', 'vrai', 'oui', 'verdadero', 'sí', 'si', 'vero', 'sì', 'waar', 'prawda', 'tak'];
const no = ['0', 'no', 'n', 'false', 'off', 'falsch', 'nein', 'faux', 'non', 'falso', 'onwaar', 'nee', 'fałsz', 'nie', ''];

/** Reads 1/0, yes/no and true/false, as spreadsheets of several languages write them; undefined for anything else. */
export function parseFlag(cell: string): boolean | undefined {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/^([01])[.,]0+$/, '$1');
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : undefined;
}
