import { z } from 'zod';
import file from './texts.json' with { type: 'json' };

// What the demo shop's customers write. All of it is invented. What is said of a product fits everything of its kind.

const sentences = z.array(z.string()).min(1);
const Mood = z.strictObject({ titles: sentences, openers: sentences, closers: sentences });

const Texts = z.strictObject({
  names: sentences,
  aliases: sentences,
  good: Mood,
  mixed: Mood,
  bad: Mood,
  /** The first kind fits that names the beginning of a product's path: its category and its name, written `A > B > name`. */
  kinds: z.array(z.strictObject({ in: sentences, praise: sentences, gripe: sentences })),
});

export const demoTexts = Texts.parse(file);
export type DemoMood = 'good' | 'mixed' | 'bad';
export type DemoKind = (typeof demoTexts.kinds)[number];

/** @param path a product's category and name @returns null when nobody writes about such things */
export function kindOf(path: string): DemoKind | null {
  return demoTexts.kinds.find((kind) => kind.in.some((start) => path.startsWith(start))) ?? null;
}
