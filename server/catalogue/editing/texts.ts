import slugify from '@sindresorhus/slugify';
import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { markedLink, videoFrame } from './embeds.ts';

// Normalises texts for storage. Each function is idempotent, so that importing an export changes nothing.

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

// Browsers parse the content of an iframe as plain text up to its end tag and never show it.
const frame = /(<iframe\b(?:"[^"]*"|'[^']*'|[^'">])*>)[\s\S]*?(?:<\/iframe\s*>|$)/gi;

/**
 * Sanitises product descriptions: keeps a short list of harmless tags and videos, and removes everything else, including the content of
 * scripts and styles.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(unifyLines(html).replace(frame, '$1</iframe>'), htmlRules).trim();
}

/** Converts to plain text: removes tags and decodes entities. */
export function cleanText(text: string): string {
  let clean = unifyLines(text);
  // Decoded entities may form a tag ("&lt;b&gt;"): repeat until nothing changes; each pass shortens the text.
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

/** Normalises names and labels: one line without repeated spaces, and composed letters, which macOS decomposes. Empty if nothing is visible. */
export function cleanName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  return /[^\p{Z}\p{Cc}\p{Cf}]/u.test(clean) ? clean : '';
}

/** Maximum length of a slug, without its number. */
const maxSlugLength = 80;

/** @returns the URL slug of a name; for a name without usable letters, a stable slug made of its hash */
export function slugOf(name: string): string {
  const slug = slugify(name, { decamelize: false }).slice(0, maxSlugLength).replace(/-+$/, '');
  return slug || `n-${hashOf(name).slice(0, 10)}`;
}

/** Hash of a text in hex digits. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
