import { LRUCache } from 'lru-cache';

const encoder = new TextEncoder();

/** The markup of parts by their content, as it is sent. */
export type MarkupCache = LRUCache<string, Uint8Array<ArrayBuffer>>;

/** @param bytes limit of markup and keys, roughly */
export function markupCache(bytes: number): MarkupCache {
  return new LRUCache({ maxSize: bytes, sizeCalculation: (markup, key) => markup.length + key.length });
}

// Placeholders and marks, which no content of a page can contain: it doesn't know the number.
const secret = crypto.randomUUID();
const traces = new RegExp(`<!--${secret}:(\\d+)-->| data-kept="${secret}:(\\d+)"`, 'g');

/** Returns where the content of an element ends. Quotes and angle brackets within text and attributes are escaped. */
function contentEnd(html: string, tag: string, start: number): number {
  const ends = new RegExp(`<(/?)${tag}[\\s>]`, 'g');
  ends.lastIndex = start;
  let depth = 1;
  for (let end = ends.exec(html); end; end = ends.exec(html)) {
    depth += end[1] === '/' ? -1 : 1;
    if (depth === 0) return end.index;
  }
  throw new Error(`The element ${tag} of kept markup has no end`);
}

/** The kept markup of one page: what it takes from the cache, and what it adds. */
export class KeptMarkups {
  readonly #cache: MarkupCache;
  readonly #taken: Uint8Array<ArrayBuffer>[] = [];
  readonly #made: { key: string; hasIds: boolean }[] = [];

  constructor(cache: MarkupCache) {
    this.#cache = cache;
  }

  /** Returns what stands for the known markup of this content until the page is written; null if it is to be rendered. */
  placeholder(key: string): string | null {
    const markup = this.#cache.get(key);
    return markup ? `<!--${secret}:${this.#taken.push(markup) - 1}-->` : null;
  }

  /**
   * Returns the attribute that marks an element whose content is to be kept.
   * @param hasIds whether generated ids may be in it: they depend on its place, which the key must contain then
   */
  mark(key: string, hasIds: boolean): string {
    return `${secret}:${this.#made.push({ key, hasIds }) - 1}`;
  }

  /** Returns the rendered page with the known markup in its places, and without marks. Keeps the marked elements' content. */
  write(html: string): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let at = 0;
    for (const trace of html.matchAll(traces)) {
      parts.push(encoder.encode(html.slice(at, trace.index)));
      at = trace.index + trace[0].length;
      const taken = trace[1] === undefined ? undefined : this.#taken[Number(trace[1])];
      if (taken) parts.push(taken);
      else this.#keep(html, trace.index, at, this.#made[Number(trace[2])]);
    }
    parts.push(encoder.encode(html.slice(at)));
    return joined(parts);
  }

  #keep(html: string, mark: number, markEnd: number, made: { key: string; hasIds: boolean } | undefined): void {
    const tag = /^<(\w+)/.exec(html.slice(html.lastIndexOf('<', mark), mark))?.[1];
    if (!made || tag === undefined) return;
    const start = html.indexOf('>', markEnd) + 1;
    const markup = html.slice(start, contentEnd(html, tag, start));
    // React's generated ids.
    if (made.hasIds || !markup.includes('_R_')) this.#cache.set(made.key, encoder.encode(markup));
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
