import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Emails and PDFs take their texts from message catalogues (docs/guides/texts.md).

/** Literals that are texts: they begin with a capital letter, a quotation mark or a value, and contain a space. */
const text = /'[A-Z“][^'\n]* [^'\n]*'|`(?:[A-Z“]|\$\{[^}]*\} [a-z])[^`\n<]* [^`\n<]*`/g;

/** Errors that only operators read, and the name of a sample's product. */
const allowed = /new Error\('[^']*'\)|'Table lamp'/g;

const composes = (source: string) => /^(?!export).*\bmailDocument\(|from 'pdfmake'|from '\.\/snapshot\.ts'/m.test(source);

test('[I74] code that composes emails and PDFs has no texts', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, source: readFileSync(`server/${name}`, 'utf8').replaceAll(allowed, '') }))
    .filter(({ source }) => composes(source));
  expect(sources.length).toBeGreaterThan(10);
  const found = sources.flatMap(({ name, source }) => (source.match(text) ?? []).map((literal) => `${name}: ${literal}`));
  expect(found).toEqual([]);
});
