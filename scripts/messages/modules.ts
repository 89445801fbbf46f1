import path from 'node:path';
import { compileKey, type Catalogue } from './catalogues.ts';
import type { CompiledMessage, ParameterType } from './compileMessage.ts';

// The modules that are generated from catalogues: <module>/__generated__/messages.ts.

const header = '// Generated from the catalogues (messages.*.json): npm run generate.\n';

/** File of the generated module of a folder. */
export const moduleOf = (folder: string): string => `${folder}/__generated__/messages.ts`;

const typeNames: Record<Exclude<ParameterType, 'cases'>, string> = {
  text: 'string | number',
  number: 'number',
  element: 'ReactNode',
  tag: '(text: ReactNode) => ReactNode',
};

function typed({ parameters, code, isRich }: CompiledMessage): string {
  if (parameters.size === 0) return code;
  const fields = [...parameters].map(([name, { type, cases }]) => {
    // The other cases of a select are any text.
    const its = type === 'cases' ? [...cases.map((name) => JSON.stringify(name)), '(string & {})'].join(' | ') : typeNames[type];
    return `${name}: ${its}`;
  });
  return `(v: { ${fields.join('; ')} }): ${isRich ? 'ReactNode' : 'string'} => ${code}`;
}

const importPath = (folder: string, target: string) => {
  const relative = path.posix.relative(`${folder}/__generated__`, target);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

/** Pages: one export for each message, in English. Builds for other languages put in their texts (scripts/viteMessages.ts). */
export function pageModule(english: Catalogue): string {
  const messages = Object.keys(english.texts).map((key) => ({ key, message: compileKey(english, key, english) }));
  const needsTypes = messages.some(({ message }) => message.isRich);
  const imports = needsTypes
    ? `import type { ReactNode } from 'react';\nimport { rich } from '${importPath(english.folder, 'web/kit/rich.ts')}';\n`
    : '';
  const exports = messages.map(
    ({ key, message }) => `/** ${(english.texts[key] ?? '').replaceAll('*/', '*\\/')} */\nexport const ${key} = ${typed(message)};\n`,
  );
  return `${header}${imports}\n${exports.join('\n')}`;
}

/** The server, where the language is a value: one object of messages for each language. */
export function serverModule(all: readonly Catalogue[], english: Catalogue): string {
  const objects = all.map((catalogue) => {
    const fields = Object.keys(english.texts).map((key) => {
      const message = compileKey(catalogue, key, english);
      if (message.isRich) throw new Error(`${catalogue.file}: ${key}: tags and elements are for pages`);
      return `  /** ${(english.texts[key] ?? '').replaceAll('*/', '*\\/')} */\n  ${key}: ${typed(message)},\n`;
    });
    return `const ${catalogue.language.replace('-', '')} = {\n${fields.join('')}};\n`;
  });
  const names = all.map(({ language }) => (language.includes('-') ? `'${language}': ${language.replace('-', '')}` : language));
  return `${header}import type { Language } from '${importPath(english.folder, 'shared/languages.ts')}';

${objects.join('\n')}
/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { ${names.join(', ')} };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
`;
}
