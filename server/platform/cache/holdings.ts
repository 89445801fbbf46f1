/** More tags than this are not worth keeping: what holds so much counts as holding anything. */
const maxTags = 500;

/**
 * Collects what a response holds while it is made, as cache tags. A cached response stays valid until one of its tags changes.
 * Closed by default: code that reads something without a tag of its own calls `addAnything`.
 */
export class Holdings {
  #tags: Set<string> | null = new Set();
  #endsAt = Infinity;

  add(...tags: readonly string[]): void {
    if (this.#tags === null) return;
    for (const tag of tags) this.#tags.add(tag);
    if (this.#tags.size > maxTags) this.#tags = null;
  }

  /** The response also holds what no tag describes: any change of the catalogue outdates it. */
  addAnything(): void {
    this.#tags = null;
  }

  /** The response also holds data that the passing of time changes, at this instant. */
  endAt(instant: Date): void {
    this.#endsAt = Math.min(this.#endsAt, instant.getTime());
  }

  /** When the response is outdated even without a change, in milliseconds since the epoch; Infinity for never. */
  get endsAt(): number {
    return this.#endsAt;
  }

  /** The tags; null if the response holds anything. */
  get tags(): ReadonlySet<string> | null {
    return this.#tags;
  }
}

/** From when a cached entry is, and what it holds. Created by `CatalogRevision.mark`. */
export interface Mark {
  /** Key of the caches at the latest time when the entry was known to be current. */
  key: string;
  /** Revision of the catalogue at that time. */
  revision: number;
  /** In milliseconds since the epoch. */
  readonly madeAt: number;
  /** When the entry ends whatever changes, in milliseconds since the epoch; Infinity for never. */
  readonly endsAt: number;
  readonly tags: ReadonlySet<string> | null;
}
