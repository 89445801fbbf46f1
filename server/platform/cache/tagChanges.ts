/** Tags remembered before the oldest knowledge is given up. */
const maxTags = 50_000;

/** Remembers which tags changed in which revision of the catalogue. */
export class TagChanges {
  readonly #byTag = new Map<string, number>();
  /** Everything older than this revision counts as changed. */
  #all = 0;

  /** @param tags what changed up to this revision; null for anything */
  apply(revision: number, tags: readonly string[] | null): void {
    if (tags === null || this.#byTag.size + tags.length > maxTags) {
      this.#byTag.clear();
      this.#all = revision;
      return;
    }
    for (const tag of tags) this.#byTag.set(tag, revision);
  }

  /** Whether something with these tags, read at a revision, may have changed since. */
  isChanged(revision: number, tags: ReadonlySet<string>): boolean {
    if (revision < this.#all) return true;
    for (const tag of tags) if ((this.#byTag.get(tag) ?? 0) > revision) return true;
    return false;
  }
}
