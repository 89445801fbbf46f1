import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

// Compiles ICU messages to JavaScript expressions: a text without parameters to a string, others to a function of their values. Nothing
// of ICU is left at run time.

/** Type of a parameter: a text or number, a number (plurals), one of the cases of a select, an element, or what a tag wraps texts in. */
export type ParameterType = 'text' | 'number' | 'cases' | 'element' | 'tag';

export interface CompiledMessage {
  parameters: ReadonlyMap<string, { type: ParameterType; cases: readonly string[] }>;
  /** JavaScript: the text or elements. */
  code: string;
  /** Whether the result contains elements and is no string. */
  isRich: boolean;
}

export interface MessageOptions {
  /** Language tag, such as en. */
  language: string;
  /** Parameters whose values are elements. */
  elements?: ReadonlySet<string>;
  /** JavaScript for a parameter; a property of `v` by default. */
  codeOf?: (name: string) => string;
}

/** Whether a language distinguishes only one from all other numbers; then no plural rules are needed at run time. */
function hasOneAndOther(language: string): boolean {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 1_001 }, (_, count) => rules.select(count)).every(
    (category, count) => category === (count === 1 ? 'one' : 'other'),
  );
}

/**
 * Compiles a message.
 * @throws Error if its syntax is wrong, or if it uses what the shop's messages don't have: dates, times, and styles of numbers
 */
export function compileMessage(
  text: string,
  { language, elements = new Set(), codeOf = (name) => `v.${name}` }: MessageOptions,
): CompiledMessage {
  const parameters = new Map<string, { type: ParameterType; cases: readonly string[] }>();
  const isRich = elements.size > 0 || hasTag(text);

  function parameter(name: string, type: ParameterType, cases: readonly string[] = []): string {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`Invalid name of a parameter: ${name}`);
    const known = parameters.get(name);
    const isElement = elements.has(name);
    // A number that decides about a plural and is also shown is one parameter.
    if (!known || known.type === 'text') parameters.set(name, isElement ? { type: 'element', cases } : { type, cases });
    return codeOf(name);
  }

  function choice(conditions: readonly [condition: string, code: string][], other: string): string {
    return `(${conditions.map(([condition, code]) => `${condition} ? ${code} : `).join('')}${other})`;
  }

  function plural(value: string, options: Record<string, { value: MessageFormatElement[] }>, isOrdinal: boolean): string {
    const isSimple = !isOrdinal && hasOneAndOther(language);
    const rules = `new Intl.PluralRules(${JSON.stringify(language)}${isOrdinal ? ', { type: "ordinal" }' : ''})`;
    const conditions = Object.entries(options)
      .filter(([name]) => name !== 'other')
      .toSorted(([a], [b]) => Number(b.startsWith('=')) - Number(a.startsWith('=')))
      .map(([name, option]): [string, string] => {
        const isExact = name.startsWith('=');
        const condition = isExact
          ? `${value} === ${name.slice(1)}`
          : isSimple
            ? `${value} === 1`
            : `${rules}.select(${value}) === ${JSON.stringify(name)}`;
        return [condition, joined(option.value, value)];
      });
    return choice(conditions, joined(options.other?.value ?? [], value));
  }

  function part(element: MessageFormatElement, count: string | null): string {
    switch (element.type) {
      case TYPE.literal:
        return JSON.stringify(element.value);
      case TYPE.argument:
        return parameter(element.value, 'text');
      case TYPE.number:
        if (element.style) throw new Error('Styles of numbers are not supported');
        return `${parameter(element.value, 'number')}.toLocaleString(${JSON.stringify(language)})`;
      case TYPE.pound:
        return `${count ?? '0'}.toLocaleString(${JSON.stringify(language)})`;
      case TYPE.plural:
        if (element.offset) throw new Error('Offsets of plurals are not supported');
        return plural(parameter(element.value, 'number'), element.options, element.pluralType === 'ordinal');
      case TYPE.select: {
        const names = Object.keys(element.options).filter((name) => name !== 'other');
        const value = parameter(element.value, 'cases', names);
        const other = joined(element.options.other?.value ?? [], count);
        return choice(
          names.map((name) => [`${value} === ${JSON.stringify(name)}`, joined(element.options[name]?.value ?? [], count)]),
          other,
        );
      }
      case TYPE.tag:
        return `${parameter(element.value, 'tag')}(${joined(element.children, count)})`;
      default:
        throw new Error('Dates and times are not supported: pass them as texts');
    }
  }

  function joined(parts: readonly MessageFormatElement[], count: string | null): string {
    const codes = parts.map((element) => part(element, count));
    if (codes.length === 0) return '""';
    const [first = '""'] = codes;
    // A text on its own, also between braces of a plural.
    if (codes.length === 1 && (first.startsWith('"') || isRich)) return first;
    if (isRich) return `rich(${codes.join(', ')})`;
    return `\`${codes.map((code) => (code.startsWith('"') ? templatePart(JSON.parse(code) as string) : `\${${code}}`)).join('')}\``;
  }

  const code = joined(parse(text, { captureLocation: false, shouldParseSkeletons: false, requiresOtherClause: true }), null);
  return { parameters, code, isRich };
}

function templatePart(text: string): string {
  return text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
}

function hasTag(text: string): boolean {
  const isTag = (element: MessageFormatElement): boolean =>
    element.type === TYPE.tag ||
    ((element.type === TYPE.plural || element.type === TYPE.select) &&
      Object.values(element.options).some((option) => option.value.some(isTag)));
  return parse(text, { captureLocation: false, shouldParseSkeletons: false }).some(isTag);
}
