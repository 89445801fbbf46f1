// Interface of availability sources for an external shop's articles. To support another kind of source, implement it.

/** A source of a shop's availability. */
export interface AvailabilitySource {
  /**
   * @param externalIds the external shop's article IDs
   * @returns availability by these IDs, without unanswered articles
   * @throws SourceError when not all articles could be checked; contains the answers received
   */
  fetchAvailability(externalIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, boolean>>;
}

/** Not all articles could be checked; the message gives the reason, without secrets. */
export class SourceError extends Error {
  /** Availability received before or despite the error. */
  readonly received: ReadonlyMap<string, boolean>;

  constructor(message: string, heard: ReadonlyMap<string, boolean> = new Map()) {
    super(message);
    this.received = heard;
  }
}
