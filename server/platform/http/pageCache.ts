import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Mark } from '../cache/holdings.ts';
import type { CatalogRevision } from '../cache/revision.ts';

/** A rendered public page with its encodings, each created on first request. */
export interface CachedPage {
  status: number;
  html: Buffer;
  etag: string;
  gzip?: Buffer;
  brotli?: Buffer;
  /** What the page holds, if it is the same for every visitor. */
  mark?: Mark;
}

/** A page in the cache. */
interface Entry {
  page: CachedPage;
  mark: Mark;
  /** Number of the period in which the page was made, for pages that are cached for a limited time. */
  period: number;
}

/** Caches the newest page of each place, limited by total bytes. */
export class PageCache {
  readonly #catalog: Pick<CatalogRevision, 'isCurrent'>;
  readonly #pages = new LRUCache<string, Entry>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ page }) => page.html.length * 2 });

  constructor(catalog: Pick<CatalogRevision, 'isCurrent'>) {
    this.#catalog = catalog;
  }

  /** Returns the page of a place if it was made in this period and nothing that it holds has changed since. */
  get(place: string, period: number): CachedPage | undefined {
    const entry = this.#pages.get(place);
    return entry?.period === period && this.#catalog.isCurrent(entry.mark) ? entry.page : undefined;
  }

  /** Returns the newest page of a place, even an outdated one: for requests while the next one is being rendered. */
  latest(place: string): CachedPage | undefined {
    return this.#pages.get(place)?.page;
  }

  set(place: string, entry: Entry): void {
    // A slow rendering must not replace one that began later.
    if ((this.#pages.peek(place)?.mark.revision ?? 0) <= entry.mark.revision) this.#pages.set(place, entry);
  }
}

/**
 * Creates a page that is sent once.
 * @param html text, or in UTF-8
 */
export function finishedPage(status: number, html: string | Uint8Array): CachedPage {
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
