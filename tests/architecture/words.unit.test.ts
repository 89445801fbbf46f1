import { parse, visit, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCatalogues } from '../../scripts/messages/catalogues.ts';

// Wording of the API's descriptions and of the messages that people see, in the terms of the field. Spelling is checked separately (npm run check).

const document: DocumentNode = parse(readFileSync('schema.graphql', 'utf8'));

function descriptions(): { at: string; text: string }[] {
  const path: string[] = [];
  const found: { at: string; text: string }[] = [];
  const isOnPath = (kind: string) => kind.endsWith('Definition');
  visit(document, {
    enter(node) {
      if (!isOnPath(node.kind) || !('name' in node) || !node.name) return;
      path.push(node.name.value);
      if ('description' in node && node.description)
        found.push({ at: path.join('.'), text: node.description.value.replaceAll(/\s+/g, ' ') });
    },
    leave(node) {
      if (isOnPath(node.kind) && 'name' in node && node.name) path.pop();
    },
  });
  return found;
}

/** Phrases without information, or that no writer in the field would use. */
const phrases = [
  /^Its (number|name|address|kind|state)\.$/,
  /^(Yes|No|When|Why|Who|How many|Only these|It is (gone|saved))\.$/,
  /only argument/i,
  /as (it is|they are) now/i,
  /\b(told(?! apart)|asked for|whoever|somebody|nobody|reckons?|twin|desk)\b/i,
  /can be had|taken back|is gone\b|how it stands|what programs decide by/i,
];

/** Other forms of what many descriptions say: “null if none”, “including VAT”, “as plain text”, “custom field”, “per cent”, “sorted by name”. */
const mixedForms =
  /([Nn]ull|[Ee]mpty|"") for none\b(?! of)|\b[Nn]ull (when|without)\b|, VAT included\b|\bin plain text\b|\bmetafields?\b|\bpercent\b|, by name\.|\ball data of\b|\bown texts\b/;

const all = descriptions();

test('descriptions avoid known vague phrases', () => {
  expect(all.length).toBeGreaterThan(4_000);
  expect(all.filter(({ text }) => phrases.some((phrase) => phrase.test(text)))).toEqual([]);
});

test('descriptions use one form for absent values, VAT, plain text, custom fields, percentages and order', () => {
  const ofProse = ({ text }: { text: string }) => mixedForms.test(text.replaceAll(/`[^`]*`/g, ''));
  expect(all.filter(ofProse)).toEqual([]);
});

test('no description only repeats the name it describes', () => {
  const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
  const isEcho = ({ at, text }: { at: string; text: string }) => {
    const name = (at.split('.').at(-1) ?? '').replaceAll(/([A-Z])/g, ' $1');
    return words(text.replaceAll(/\b(the|a|an|its|of|this)\b/gi, '')).join(' ') === words(name).join(' ');
  };
  expect(all.filter(isEcho)).toEqual([]);
});

const messagePhrases = [
  /\b(told(?! apart)|asked for anew|whoever|somebody|nobody|reckons?|twin)\b/i,
  /can be had|taken back|is gone\b|how it stands|what programs decide by|look at the fields|nothing to go on with|no way back/i,
  /['"]|\.{3}/,
];

test('messages avoid known vague phrases, straight quotes and three dots, unless a specification fixes them', () => {
  const texts = readCatalogues()
    .filter(({ language }) => language === 'en')
    .flatMap(({ file, texts: messages, facts }) =>
      Object.entries(messages)
        .filter(([key]) => !facts[key]?.['x-fixed'])
        .map(([key, text]) => `${file}: ${key}: ${text.replaceAll(/'[{}<#]+'/g, '')}`),
    );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => messagePhrases.some((phrase) => phrase.test(text)))).toEqual([]);
});
