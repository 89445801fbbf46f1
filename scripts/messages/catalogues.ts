import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage } from '../../shared/languages.ts';
import { compileMessage, type CompiledMessage, type MessageOptions } from './compileMessage.ts';

// Catalogues: <module>/messages.<language>.json, in the format of ARB (Application Resource Bundle), which translation tools read: ICU
// messages by key, and facts about the message `key` under `@key`, in the English catalogue only.

/** What the shop needs to know about a message besides its text. */
export interface MessageFacts {
  /** For translators: where the text is shown. */
  description?: string;
  /** Parameters whose values are elements. Others need no entry. */
  placeholders?: Record<string, { type: 'Element' }>;
  /** Whether the specification fixes the English text letter for letter. */
  'x-fixed'?: boolean;
}

export interface Catalogue {
  /** Folder of the module, such as web/cart. */
  folder: string;
  language: string;
  file: string;
  texts: Readonly<Record<string, string>>;
  facts: Readonly<Record<string, MessageFacts>>;
}

const roots = ['web', 'admin', 'server', 'shared'];
const fileName = /^messages\.([a-z]{2}(?:-[A-Z]{2})?)\.json$/;

/** Reads a catalogue. */
export function readCatalogue(file: string): Catalogue {
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  return {
    folder: path.dirname(file).split(path.sep).join('/'),
    language: fileName.exec(path.basename(file))?.[1] ?? '',
    file: file.split(path.sep).join('/'),
    texts: Object.fromEntries(entries.filter(([key]) => !key.startsWith('@'))) as Record<string, string>,
    facts: Object.fromEntries(entries.filter(([key]) => /^@[^@]/.test(key)).map(([key, value]) => [key.slice(1), value])) as Record<
      string,
      MessageFacts
    >,
  };
}

/** All catalogues of all languages. */
export function readCatalogues(): Catalogue[] {
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => fileName.test(path.basename(name)))
      .map((name) => path.join(root, name)),
  );
  return files.toSorted().map(readCatalogue);
}

/**
 * Compiles a message of a catalogue.
 * @param english the English catalogue of the same folder, which has the facts
 * @throws Error that names the file and the key
 */
export function compileKey(
  { texts, language, file }: Catalogue,
  key: string,
  english: Pick<Catalogue, 'facts'>,
  codeOf?: MessageOptions['codeOf'],
): CompiledMessage {
  const elements = new Set(Object.keys(english.facts[key]?.placeholders ?? {}));
  try {
    return compileMessage(texts[key] ?? '', { language, elements, ...(codeOf && { codeOf }) });
  } catch (error) {
    throw new Error(`${file}: ${key}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const nameOfLists = (parameters: CompiledMessage['parameters']) =>
  [...parameters]
    .map(([name, { type }]) => `${name}:${type}`)
    .toSorted()
    .join(' ');

/** What is wrong with the catalogues: missing, superfluous and empty messages, other parameters than in English, and keys that no source names. */
export function problemsOf(catalogues: readonly Catalogue[], languages: readonly string[]): string[] {
  const english = catalogues.filter(({ language }) => language === defaultLanguage);
  const problems: string[] = [];
  for (const catalogue of english) {
    const used = keysNamedIn(catalogue.folder);
    for (const key of Object.keys(catalogue.texts)) {
      if (!/^[a-z][A-Za-z0-9]*$/.test(key)) problems.push(`${catalogue.file}: ${key} is no name`);
      if (!used.has(key)) problems.push(`${catalogue.file}: ${key} is not used`);
    }
    for (const key of Object.keys(catalogue.facts))
      if (catalogue.texts[key] === undefined) problems.push(`${catalogue.file}: @${key} has no message`);
    for (const language of languages.filter((name) => name !== defaultLanguage)) {
      const other = catalogues.find(({ folder, language: its }) => folder === catalogue.folder && its === language);
      if (other) problems.push(...differences(catalogue, other));
      else problems.push(`${catalogue.folder}/messages.${language}.json is missing`);
    }
  }
  const folders = new Set(english.map(({ folder }) => folder));
  for (const { folder, language, file, texts } of catalogues) {
    for (const [key, text] of Object.entries(texts)) if (text.trim() === '') problems.push(`${file}: ${key} is empty`);
    if (!folders.has(folder)) problems.push(`${file}: no English catalogue`);
    if (!languages.includes(language)) problems.push(`${file}: not a language of shared/languages.ts`);
  }
  return problems;
}

function differences(english: Catalogue, other: Catalogue): string[] {
  const missing = Object.keys(english.texts).filter((key) => other.texts[key] === undefined);
  const extra = Object.keys(other.texts).filter((key) => english.texts[key] === undefined);
  const changed = Object.keys(english.texts).filter((key) => {
    if (other.texts[key] === undefined) return false;
    const [here, there] = [english, other].map((catalogue) => nameOfLists(compileKey(catalogue, key, english).parameters));
    return here !== there;
  });
  return [
    ...missing.map((key) => `${other.file}: ${key} is missing`),
    ...extra.map((key) => `${other.file}: ${key} is not in English`),
    ...changed.map((key) => `${other.file}: ${key} has other parameters than in English`),
  ];
}

/** The keys that sources below a folder name. Sources of deeper folders with a catalogue of their own do no harm here. */
function keysNamedIn(folder: string): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('__generated__'),
  );
  const texts = sources.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/(?:\bt|\bmessages\[[^\]]+\])\.([a-z]\w*)/g)].map(([, key = '']) => key)));
}
