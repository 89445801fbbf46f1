import { z } from 'zod';
import { SourceError } from './source.ts';

// Parses the answers of availability sources: {"items": [{"id": "B0001", "available": true}]}. Missing articles, and duplicates with
// different values, count as unanswered. Pure.

const answer = z.object({ items: z.array(z.object({ id: z.string().max(200), available: z.boolean() })).max(100_000) });

/**
 * Parses an answer.
 * @param asked the requested articles; others are ignored
 * @throws SourceError when the text isn't a valid answer
 */
export function readAnswer(text: string, asked: readonly string[]): Map<string, boolean> {
  let json: unknown;
  try {
    // Some sources write a byte order mark first.
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
