import { describe, expect, it } from 'vitest';
import { escapeHtml, html, Html, raw } from '../../server/platform/markup/html.ts';
import { hostile } from './orderFacts.ts';

describe('[F44] the html template tag', () => {
  it('escapes text, keeps markup, joins lists and omits empty values', () => {
    const rows = ['a<b', 'c'].map((text) => html`<li title="${text}">${text}</li>`);
    const list = html`<ul title="${'"'}">
      ${rows}${null}${undefined}${false}${0}${raw('<br />')}
    </ul>`.toString();
    expect(list.replace(/\s*\n\s*/g, '')).toBe('<ul title="&quot;"><li title="a&lt;b">a&lt;b</li><li title="c">c</li>0<br /></ul>');
  });

  it('lets no text close an attribute or open a tag', () => {
    for (const text of hostile) {
      expect(html`${text}`.toString()).not.toMatch(/[<>"'`]/);
      expect(escapeHtml(text)).toBe(html`${text}`.toString());
    }
    expect(escapeHtml('a\u0000\u0008\u001b\u007f\tb\n')).toBe('a\tb\n');
  });

  it('treats look-alike objects and entities as text', () => {
    const forged = JSON.parse('{"markup":"<b>"}') as { toString(): string };
    expect(forged instanceof Html).toBe(false);
    expect(html`${'&lt;b&gt;'}`.toString()).toBe('&amp;lt;b&amp;gt;');
  });
});
