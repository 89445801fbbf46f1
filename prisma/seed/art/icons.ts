// The objects that pictures are composed of: licensed vector art (Fluent Emoji, MIT) and this project's own drawings.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { DRAWN } from './drawn.ts';
import measured from './objects.json' with { type: 'json' };
import type { Luminance } from './tones.ts';

interface ObjectFacts {
  /** Seen from the side and resting on the ground, or seen from above and lying on it. */
  kind: 'stand' | 'flat';
  /** Left, top, width and height of what is drawn, in the object's 32 units. */
  box: readonly [number, number, number, number];
  lum: Luminance;
}

export interface ArtObject extends ObjectFacts {
  body: string;
}

/** Where each icon's drawing lies in its square and how light it is, measured from the icons. */
const MEASURED: ReadonlyMap<string, ObjectFacts> = new Map(
  Object.entries(
    z
      .record(
        z.string(),
        z.object({
          kind: z.enum(['stand', 'flat']),
          box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
          lum: z.tuple([z.number(), z.number(), z.number()]),
        }),
      )
      .parse(measured),
  ),
);

let bodies: ReadonlyMap<string, string> | undefined;

/** Whether the object stands or lies; null if no object has this name. */
export function objectKind(name: string): ObjectFacts['kind'] | null {
  return DRAWN.get(name)?.kind ?? MEASURED.get(name)?.kind ?? null;
}

/** The object with this name, with ids that are unique in the picture; null if no object has this name. */
export function artObject(name: string): ArtObject | null {
  const own = DRAWN.get(name);
  if (own) return { ...own, body: scoped(own.body, name) };
  const facts = MEASURED.get(name);
  if (!facts) return null;
  bodies ??= readBodies(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'));
  const body = bodies.get(name);
  if (body === undefined) throw new Error(`@iconify-json/fluent-emoji has no icon ${name}: is it the pinned version?`);
  return { ...facts, body: scoped(body, name) };
}

/**
 * The drawings of the measured icons. The file has 100 MB, and we need only two: it is read line by line (a name, then its
 * body) instead of parsed, so that the server does not keep the memory of all of it.
 */
function readBodies(path: string): Map<string, string> {
  const file = readFileSync(path);
  const found = new Map<string, string>();
  let wanted: string | undefined;
  for (let start = 0; start < file.length;) {
    const newline = file.indexOf(10, start);
    const end = newline < 0 ? file.length : newline;
    if (wanted !== undefined) {
      const line = file.toString('utf8', start, end).trim().replace(/,$/, '');
      found.set(wanted, z.object({ body: z.string() }).parse(JSON.parse(`{${line}}`)).body);
      wanted = undefined;
    } else if (end - start < 80) {
      const name = /^\t\t"([^"]+)": \{$/.exec(file.toString('utf8', start, end))?.[1];
      if (name !== undefined && MEASURED.has(name)) wanted = name;
    }
    start = end + 1;
  }
  return found;
}

function scoped(body: string, name: string): string {
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  return body.replace(/( id="|url\(#|href="#)([^")]+)/g, (whole, before: string, id: string) =>
    ids.has(id) ? `${before}${name}-${id}` : whole,
  );
}
