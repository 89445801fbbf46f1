import { callOut, OutgoingError, type Reach } from '../../subscribers/integrations/outgoing.ts';
import { readAnswer } from './answer.ts';
import { SourceError, type AvailabilitySource } from './source.ts';

/** So many articles are asked for in one call. */
const askedAtOnce = 100;

/** Asks an https address (docs/operating.md): POST {"ids": [...]}. Only the public internet is called, and nobody is followed elsewhere. */
export function httpSource(url: string, reach: Reach = {}): AvailabilitySource {
  async function call(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, boolean>> {
    try {
      const { status, body } = await callOut({ method: 'POST', url, headers: {}, body: JSON.stringify({ ids }) }, reach, signal);
      if (status !== 200) throw new SourceError(`It answered ${status}.`);
      return readAnswer(body, ids);
    } catch (error) {
      throw error instanceof OutgoingError ? new SourceError(error.message) : error;
    }
  }
  return {
    async ask(externalIds, signal) {
      const heard = new Map<string, boolean>();
      for (let start = 0; start < externalIds.length; start += askedAtOnce)
        for (const [id, available] of await call(externalIds.slice(start, start + askedAtOnce), signal)) heard.set(id, available);
      return heard;
    },
  };
}
