// What can be asked for the availability of an external shop's articles. Another kind of source is another implementation of this.

/** Asks what a shop has. */
export interface AvailabilitySource {
  /**
   * @param externalIds what the shop calls the articles
   * @returns what was heard, by those names; articles that nothing was said of are missing
   * @throws SourceError when nothing can be heard
   */
  ask(externalIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, boolean>>;
}

/** Nothing can be heard; the message says why, without secrets. */
export class SourceError extends Error {}
