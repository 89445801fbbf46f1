import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Markdown, questionsOf } from '../../web/kit/content/Markdown.tsx';

const html = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  );

describe('[I81] tables in texts', () => {
  test('have headings for columns and rows, and a name', () => {
    const made = html('Before.\n\n| Size | Chest |\n| --- | :-: |\n| S | **88** cm |\n| M | 94 cm |\n\nAfter.');
    expect(made).toContain('aria-label="Size, Chest"');
    expect(made).toContain('<th scope="col">Size</th><th scope="col">Chest</th>');
    expect(made).toContain('<th scope="row">S</th><td><strong>88</strong> cm</td>');
    expect(made).toContain('<p>After.</p>');
  });

  test('are only what has a row of dashes, and HTML stays text', () => {
    expect(html('| not a table |')).toBe('<p>| not a table |</p>');
    expect(html('| <b>x</b> |\n|---|\n| <script>1</script> |')).not.toMatch(/<b>|<script>/);
  });
});

describe('[I80] questions of a text', () => {
  test('are its headings with a question mark; answers end at the next heading and are plain text', () => {
    const text = `## Orders

### Can I pay by **card**? {#card}
Yes, see [payment](/delivery/).

- Visa
- Mastercard

## Returns

Not an answer.

### Nothing here?

## How long?

14 days.`;
    expect(questionsOf(text)).toEqual([
      { question: 'Can I pay by card?', answer: 'Yes, see payment.\n\nVisa\nMastercard' },
      { question: 'How long?', answer: '14 days.' },
    ]);
  });

  test('are none in a text without any', () => {
    expect(questionsOf('')).toEqual([]);
    expect(questionsOf('## Terms\n\nText.')).toEqual([]);
  });
});
