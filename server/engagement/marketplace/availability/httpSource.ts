import { callOut, OutgoingError, type Reach } from '../../../platform/http/outgoing.ts';
import { readAnswer } from './answer.ts';
import { SourceError, type AvailabilitySource } from './source.ts';

/** Number of articles per request. */
const itemsPerRequest = 100;
/** After this many consecutive unanswered requests the run stops, because each may take its full timeout. */
const maxSilent = 3;

/** A source that queries an https URL (docs/operating.md): POST {"ids": [...]}. Only calls the public internet and follows no redirects. */
export function httpSource(url: string, reach: Reach = {}): AvailabilitySource {
  async function call(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, boolean>> {
    try {
      const { status, body } = await callOut({ method: 'POST', url, headers: {}, body: JSON.stringify({ ids }) }, reach, signal);
      if (status !== 200) throw new SourceError(`The server responded with status ${status}.`);
      return readAnswer(body, ids);
    } catch (error) {
      throw error instanceof OutgoingError ? new SourceError(error.message) : error;
    }
  }
  return {
    async fetchAvailability(externalIds, signal) {
      const heard = new Map<string, boolean>();
      const faults: string[] = [];
      const calls = Math.ceil(externalIds.length / itemsPerRequest);
      let [made, silent] = [0, 0];
      while (made < calls && silent < maxSilent) {
        const ids = externalIds.slice(made * itemsPerRequest, (made + 1) * itemsPerRequest);
        made += 1;
        try {
          for (const [id, available] of await call(ids, signal)) heard.set(id, available);
          silent = 0;
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          faults.push(error.message);
          silent += 1;
        }
      }
      const [fault] = faults;
      if (fault === undefined) return heard;
      const unanswered = faults.length + calls - made;
      throw new SourceError(calls === 1 ? fault : `${unanswered} of ${calls} requests got no response. ${fault}`, heard);
    },
  };
}
