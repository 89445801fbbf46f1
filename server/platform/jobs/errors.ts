/**
 * The job can't run now for an external reason: an unavailable mail server, or another worker that is sending the same email. It returns to
 * the queue without counting as a failed attempt.
 */
export class LaterError extends Error {
  /** Delay in seconds before the next attempt. */
  readonly seconds: number;
  /** Whether other jobs of its kind should wait as long. */
  readonly concernsAll: boolean;

  constructor(reason: string, seconds: number, { concernsAll = false } = {}) {
    super(reason);
    this.seconds = seconds;
    this.concernsAll = concernsAll;
  }
}
