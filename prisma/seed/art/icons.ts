// The objects that pictures are composed of: licensed vector art (Fluent Emoji, MIT) and this project's own drawings.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { DRAWN } from './drawn.ts';
import measured from './objects.json' with { type: 'json' };
import type { Luminance } from './tones.ts';

export interface ArtObject {
  /** Seen from the side and resting on the ground, or seen from above and lying on it. */
  kind: 'stand' | 'flat';
  /** Left, top, width and height of what is drawn, in the object's 32 units. */
  box: readonly [number, number, number, number];
  lum: Luminance;
  body: string;
}

const Pack = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const Measured = z.record(
  z.string(),
  z.object({
    kind: z.enum(['stand', 'flat']),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    lum: z.tuple([z.number(), z.number(), z.number()]),
  }),
);

let pack: z.infer<typeof Pack>['icons'] | undefined;
let boxes: z.infer<typeof Measured> | undefined;

/** The object of that name, with ids that no other object of the same picture has; null when there is none. */
export function artObject(name: string): ArtObject | null {
  const own = Object.hasOwn(DRAWN, name) ? DRAWN[name] : undefined;
  if (own) return { ...own, body: scoped(own.body, name) };
  boxes ??= Measured.parse(measured);
  pack ??= Pack.parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'))).icons;
  const facts = Object.hasOwn(boxes, name) ? boxes[name] : undefined;
  const body = pack[name]?.body;
  return facts && body ? { ...facts, body: scoped(body, name) } : null;
}

function scoped(body: string, name: string): string {
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  return body.replace(/( id="|url\(#|href="#)([^")]+)/g, (whole, before: string, id: string) => (ids.has(id) ? `${before}${name}-${id}` : whole));
}
