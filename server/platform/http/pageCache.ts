import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered public page with its encodings, each created on first request. */
export interface CachedPage {
  status: number;
  html: Buffer;
  etag: string;
  gzip?: Buffer;
  brotli?: Buffer;
}

/** Caches pages by place and catalogue revision, limited by total bytes. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({ maxSize: 64 * 1024 * 1024, sizeCalculation: (page) => page.html.length * 2 });
  /** Key of the newest page of each place. */
  readonly #newest = new LRUCache<string, string>({ max: 10_000 });

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Returns the newest page of a place, of any revision: for requests while the next one is being rendered. */
  latest(place: string): CachedPage | undefined {
    const key = this.#newest.get(place);
    return key === undefined ? undefined : this.#pages.get(key);
  }

  set(key: string, place: string, page: CachedPage): void {
    this.#pages.set(key, page);
    this.#newest.set(place, key);
  }
}

/** Creates a page that is sent once. */
export function finishedPage(status: number, html: string): CachedPage {
  const bytes = Buffer.from(html);
  return { status, html: bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
}

/** Returns the page in the best encoding that the browser accepts. */
export function encodedPage(page: CachedPage, acceptEncoding: string): { body: Buffer; encoding: string | null } {
  if (/\bbr\b/.test(acceptEncoding)) {
    page.brotli ??= brotliCompressSync(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { body: page.brotli, encoding: 'br' };
  }
  if (/\bgzip\b/.test(acceptEncoding)) {
    page.gzip ??= gzipSync(page.html, { level: 6 });
    return { body: page.gzip, encoding: 'gzip' };
  }
  return { body: page.html, encoding: null };
}
