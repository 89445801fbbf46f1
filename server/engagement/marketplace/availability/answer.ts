import { z } from 'zod';
import { SourceError } from './source.ts';

// What sources answer: {"items": [{"id": "B0001", "available": true}]}. Articles that are missing, or said twice and differently, were not
// heard of. Pure.

const answer = z.object({ items: z.array(z.object({ id: z.string().max(200), available: z.boolean() })).max(100_000) });

/**
 * Reads an answer.
 * @param asked the articles that were asked for; others do not count
 * @throws SourceError when it is not such an answer
 */
export function readAnswer(text: string, asked: readonly string[]): Map<string, boolean> {
  let json: unknown;
  try {
    // Some write the mark of the byte order before it.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new SourceError('The response isn’t valid JSON.');
  }
  const read = answer.safeParse(json);
  if (!read.success) throw new SourceError('The response doesn’t have the form {"items": [{"id", "available"}]}.');
  const wanted = new Set(asked);
  const heard = new Map<string, boolean>();
  const contradicted = new Set<string>();
  for (const { id, available } of read.data.items) {
    if (!wanted.has(id)) continue;
    if ((heard.get(id) ?? available) !== available) contradicted.add(id);
    heard.set(id, available);
  }
  for (const id of contradicted) heard.delete(id);
  return heard;
}
