import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { anchorsOf, Markdown, questionsOf } from '../../web/kit/content/Markdown.tsx';

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

  test('are named by their headings in plain text, and no landmarks, which would need different names', () => {
    expect(html('| Size | **Chest** | [Waist](/contact/) | |\n| --- | --- | --- | --- |\n| S | 88 | 70 | |')).toContain(
      'role="group" aria-label="Size, Chest, Waist"',
    );
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

  test('are found without blank lines, in bold, and with tables, whose rows become lines', () => {
    expect(questionsOf('Intro.\n### **How big?** {#size}\n| Size | cm |\n| --- | --- |\n| S | **88** |\n### Why?\nBecause.')).toEqual([
      { question: 'How big?', answer: 'Size, cm\nS, 88' },
      { question: 'Why?', answer: 'Because.' },
    ]);
    expect(html('Intro.\n### Why?\nBecause.')).toBe('<p>Intro.</p><h3>Why?</h3><p>Because.</p>');
    expect(anchorsOf('## **How** big? {#size}')).toEqual({ size: 'How big?' });
  });

  test('never lead to scripts or other sites by a path', () => {
    for (const to of [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\\\evil.example',
      'vbscript:x',
    ])
      expect(html(`[Click](${to})`), to).not.toContain('<a');
    expect(html('### Why "><img src=x onerror=alert(1)>? {#a"b}')).not.toContain('<img');
  });

  test('are none in a text without any', () => {
    expect(questionsOf('')).toEqual([]);
    expect(questionsOf('## Terms\n\nText.')).toEqual([]);
  });
});
