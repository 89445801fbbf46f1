import { z } from 'zod';
import file from './texts.json' with { type: 'json' };

// Review texts of the demo shop. All of them are invented, and each fits every product of its kind.

const sentences = z.array(z.string()).min(1);
const Mood = z.strictObject({ titles: sentences, openers: sentences, closers: sentences });

const Texts = z.strictObject({
  names: sentences,
  aliases: sentences,
  good: Mood,
  mixed: Mood,
  bad: Mood,
  /** Prefixes of product paths (category and name, written `A > B > name`). The first kind that matches is used. */
  kinds: z.array(z.strictObject({ in: sentences, praise: sentences, gripe: sentences })),
});

export const demoTexts = Texts.parse(file);
export type DemoMood = 'good' | 'mixed' | 'bad';
export type DemoKind = (typeof demoTexts.kinds)[number];

/** @param path a product's category and name @returns null if such products have no reviews */
export function kindOf(path: string): DemoKind | null {
  return demoTexts.kinds.find((kind) => kind.in.some((start) => path.startsWith(start))) ?? null;
}
