// What can be asked for the availability of an external shop's articles. Another kind of source is another implementation of this.

/** Asks what a shop has. */
export interface AvailabilitySource {
  /**
   * @param externalIds what the shop calls the articles
   * @returns what was heard, by those names; articles that nothing was said of are missing
   * @throws SourceError when not all could be asked; it carries what was heard all the same
   */
  ask(externalIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, boolean>>;
}

/** Not all could be asked; the message says why, without secrets. */
export class SourceError extends Error {
  /** What was heard before or beside it. */
  readonly heard: ReadonlyMap<string, boolean>;

  constructor(message: string, heard: ReadonlyMap<string, boolean> = new Map()) {
    super(message);
    this.heard = heard;
  }
}
