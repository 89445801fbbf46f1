import slugify from '@sindresorhus/slugify';
import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { markedLink, videoFrame } from './embeds.ts';

// Texts as the shop stores them. Each function gives back what it is given when that came out of it, so that importing an
// export changes nothing.

const htmlRules: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'iframe',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'data-lightbox'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    iframe: ['src', 'title', 'loading', 'allowfullscreen'],
  },
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: markedLink(attribs) }),
    iframe: (tagName, attribs) => ({ tagName, attribs: videoFrame(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

// Browsers read what stands inside of a frame as plain text up to its end, and never show it.
const frame = /(<iframe\b(?:"[^"]*"|'[^']*'|[^'">])*>)[\s\S]*?(?:<\/iframe\s*>|$)/gi;

/** Product descriptions: a short list of harmless tags and videos, everything else goes, scripts and styles with their content. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(unifyLines(html).replace(frame, '$1</iframe>'), htmlRules).trim();
}

/** Texts without markup: tags go, entities become characters. */
export function cleanText(text: string): string {
  let clean = unifyLines(text);
  // What entities hid may be a tag itself ("&lt;b&gt;"): repeat until nothing changes, each turn makes the text shorter.
  for (let turn = 0; turn < 10; turn += 1) {
    const next = clean.includes('<') || clean.includes('&') ? stripOnce(clean) : clean;
    if (next === clean) break;
    clean = next;
  }
  return clean.trim();
}

function stripOnce(text: string): string {
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function unifyLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Names and labels: one line without double spaces. */
export function cleanName(name: string): string {
  return name.replace(/[\s\u00a0]+/g, ' ').trim();
}

/** Longest slug before a number is added. */
const maxSlugLength = 80;

/** @returns the part of a URL that a name gives; for a name without usable letters, a stable one made of its hash */
export function slugOf(name: string): string {
  const slug = slugify(name, { decamelize: false }).slice(0, maxSlugLength).replace(/-+$/, '');
  return slug || `n-${hashOf(name).slice(0, 10)}`;
}

/** Hex digits that name a text. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
