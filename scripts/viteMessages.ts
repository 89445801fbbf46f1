import path from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { defaultLanguage } from '../shared/languages.ts';
import { compileKey, readCatalogue, type Catalogue } from './messages/catalogues.ts';

/** Code between two positions of a source. */
interface Range {
  start: number;
  end: number;
}

/** A place where a source uses a message: `t.key` or `t.key({ … })`. */
interface Use extends Range {
  key: string;
  /** Values of the parameters, if they are written there; null for `t.key` alone. */
  values: Map<string, Range & { isSimple: boolean }> | null;
}

const importLine = /^import \* as t from '([^']+)\/__generated__\/messages\.ts';$/m;

/** Whether an expression can stand in a text several times. */
function isSimple(node: ESTree.Node): boolean {
  return node.type === 'Identifier' || (node.type === 'MemberExpression' && !node.computed && isSimple(node.object));
}

const keyOf = (node: ESTree.Node): string | null =>
  node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 't' && node.property.type === 'Identifier'
    ? node.property.name
    : null;

function valuesOf(node: ESTree.CallExpression): Use['values'] {
  const [object] = node.arguments;
  if (object?.type !== 'ObjectExpression') return null;
  const values: NonNullable<Use['values']> = new Map();
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return null;
    const { value } = property;
    values.set(property.key.name, { start: value.start, end: value.end, isSimple: isSimple(value) });
  }
  return values;
}

/** All uses in a source, each before those within its values. */
function usesIn(file: string, code: string): Use[] {
  const uses: Use[] = [];
  const called = new Set<number>();
  new Visitor({
    CallExpression(node) {
      const key = keyOf(node.callee);
      const values = key === null ? null : valuesOf(node);
      if (key === null || values === null) return;
      called.add(node.callee.start);
      uses.push({ start: node.start, end: node.end, key, values });
    },
    MemberExpression(node) {
      const key = keyOf(node);
      if (key !== null && !called.has(node.start)) uses.push({ start: node.start, end: node.end, key, values: null });
    },
  }).visit(parseSync(file, code).program);
  return uses.toSorted((a, b) => a.start - b.start);
}

/** Puts the texts of a catalogue into a source. */
function withTexts(code: string, uses: readonly Use[], own: Catalogue, english: Catalogue): { code: string; isRich: boolean } {
  let isRich = false;

  function textOf(use: Use): string {
    if (own.texts[use.key] === undefined) throw new Error(`${own.file}: ${use.key} is missing`);
    const { values } = use;
    const message = compileKey(own, use.key, english);
    isRich ||= message.isRich;
    if (message.parameters.size === 0) return `(${message.code})`;
    const counts = new Map<string, number>();
    for (const [, name = ''] of message.code.matchAll(/\bv\.(\w+)/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const canInline = values && [...counts].every(([name, count]) => values.get(name)?.isSimple || count === 1);
    if (canInline) {
      const codeOf = (name: string) => `(${within(values.get(name) ?? { start: 0, end: 0 })})`;
      return `(${compileKey(own, use.key, english, codeOf).code})`;
    }
    const called = values ? `({ ${[...values].map(([name, range]) => `${name}: ${within(range)}`).join(', ')} })` : '';
    return `((v) => ${message.code})${called}`;
  }

  /** The code of a range, with texts. */
  function within({ start, end }: Range): string {
    let [result, position] = ['', start];
    for (const use of uses) {
      if (use.start < position || use.end > end) continue;
      result += code.slice(position, use.start) + textOf(use);
      position = use.end;
    }
    return result + code.slice(position, end);
  }

  return { code: within({ start: 0, end: code.length }), isRich };
}

/**
 * Puts the texts of one language where pages use them (`t.addToCart`), so that each script has exactly its own texts, and rendering reads
 * no catalogue. Without this plugin, as in tests, the generated modules do the same in English.
 * @param root the project's directory
 */
export function messages(root: string, language: string = defaultLanguage): Plugin {
  return {
    name: 'souk-messages',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?(?:\?|$)/, exclude: /node_modules|__generated__/ }, code: '__generated__/messages.ts' },
      handler(code, id) {
        const file = id.split('?')[0] ?? id;
        const from = importLine.exec(code)?.[1];
        if (from === undefined) return undefined;
        const folder = path.resolve(path.dirname(file), from);
        const [english, own] = [defaultLanguage, language].map((name) => readCatalogue(path.join(folder, `messages.${name}.json`)));
        if (!english || !own) return undefined;
        this.addWatchFile(path.join(folder, `messages.${language}.json`));
        const result = withTexts(code, usesIn(file, code), own, english);
        const rich = path.relative(path.dirname(file), path.join(root, 'web/kit/rich.ts')).split(path.sep).join('/');
        const richImport = result.isRich ? `\nimport { rich } from '${rich.startsWith('.') ? rich : `./${rich}`}';` : '';
        return { code: result.code.replace(importLine, '') + richImport, map: null };
      },
    },
  };
}
