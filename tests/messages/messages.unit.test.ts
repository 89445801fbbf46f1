import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { problemsOf, type Catalogue } from '../../scripts/messages/catalogues.ts';
import { compileMessage } from '../../scripts/messages/compileMessage.ts';
import { pageModule, serverModule } from '../../scripts/messages/modules.ts';
import { messages } from '../../scripts/viteMessages.ts';

const compiled = (text: string, language = 'en') => compileMessage(text, { language });
// eslint-disable-next-line typescript/no-implied-eval -- the code that is compiled from a message of the test
const run = (code: string, v: unknown) => new Function('v', `return ${code}`)(v) as unknown;

test.each([
  ['Add to cart', {}, 'Add to cart'],
  ['“{name}” is in `your` ${cart}', { name: 'Mug', cart: 1 }, '“Mug” is in `your` $1'],
  ["It''s '{'quoted'}'", {}, "It's {quoted}"],
  ['{count, plural, one {# item} other {# items}}', { count: 1 }, '1 item'],
  ['{count, plural, =0 {none} one {# item} other {# items}}', { count: 0 }, 'none'],
  ['{count, plural, one {# item} other {# items}}', { count: 1_234 }, '1,234 items'],
  ['{kind, select, sale {On sale} other {{kind}}}', { kind: 'sale' }, 'On sale'],
  ['{kind, select, sale {On sale} other {{kind}}}', { kind: 'new' }, 'new'],
  ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, '22nd'],
])('[I74] %s with %j is %s', (text, values, expected) => {
  expect(run(compiled(text).code, values)).toBe(expected);
});

test('[I74] languages with more forms than one and other follow their plural rules', () => {
  const { code } = compiled('{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}', 'pl');
  expect([1, 2, 5, 22].map((count) => run(code, { count }))).toEqual(['1 plik', '2 pliki', '5 plików', '22 pliki']);
});

test.each(['{name', '{count, plural, one {x}}', '{day, date, short}', '{count, plural, offset:1 other {#}}'])(
  '[I74] %s is refused',
  (text) => {
    expect(() => compiled(text)).toThrow(/./);
  },
);

const catalogue = (language: string, texts: Record<string, string>, facts: Catalogue['facts'] = {}): Catalogue => ({
  folder: 'web/cart',
  language,
  file: `web/cart/messages.${language}.json`,
  texts,
  facts,
});

test('[I74] missing, superfluous, empty and unused messages and other parameters are found', () => {
  const english = catalogue('en', { total: 'Total', quantityOf: 'Quantity of {product}', unheardOf: 'Unused' });
  const german = catalogue('de', { quantityOf: 'Menge', extra: ' ' });
  expect(problemsOf([english, german], ['en', 'de'])).toEqual([
    'web/cart/messages.en.json: unheardOf is not used',
    'web/cart/messages.de.json: total is missing',
    'web/cart/messages.de.json: unheardOf is missing',
    'web/cart/messages.de.json: extra is not in English',
    'web/cart/messages.de.json: quantityOf has other parameters than in English',
    'web/cart/messages.de.json: extra is empty',
  ]);
});

test('[I74] the generated modules have a type for each parameter', () => {
  const english = catalogue(
    'en',
    { total: 'Total', items: '{count, plural, one {# item} other {# items}}', placed: '<link>Order</link> on {time}' },
    { placed: { placeholders: { time: { type: 'Element' } } } },
  );
  const page = pageModule(english);
  expect(page).toContain('export const total = "Total";');
  expect(page).toContain('export const items = (v: { count: number }): string =>');
  expect(page).toContain('(v: { link: (text: ReactNode) => ReactNode; time: ReactNode }): ReactNode =>');
  expect(serverModule([catalogue('en', { total: 'Total' })], catalogue('en', { total: 'Total' }))).toContain('= { en };');
});

test('[I74] a build puts texts and values where they are used', async () => {
  const plugin = messages(process.cwd());
  const source = `import * as t from './__generated__/messages.ts';
export const view = (name: string, make: () => number) => [t.viewCart, t.isNoLongerInYourCart({ name }), t.subtotalItems({ itemCount: make() })];`;
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error('No transform');
  const handler = transform.handler as unknown as (this: unknown, code: string, id: string) => { code: string };
  const { code } = handler.call({ addWatchFile: () => undefined }, source, `${process.cwd()}/web/cart/view.ts`);
  expect(code).not.toContain('import');
  const { code: js } = await transformWithOxc(code, 'view.ts');
  let calls = 0;
  const view = run(`(() => { ${js.replace('export', '')}; return view; })()`, null) as (name: string, make: () => number) => string[];
  expect(view('Mug', () => ++calls)).toEqual(['View cart', '“Mug” is no longer in your cart.', 'Subtotal (1 item)']);
  expect(calls).toBe(1);
});
