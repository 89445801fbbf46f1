import { createHash } from 'node:crypto';
import { shopDay } from '../../../shared/clock/shopClock.ts';
import type { Tx } from '../../platform/database/db.ts';

// Legal texts that shoppers agree to or are informed by. Each published version stays in an append-only table.

const kinds = ['terms', 'privacy', 'imprint', 'delivery', 'withdrawal'] as const;
type Kind = (typeof kinds)[number];

/** Returns the version of a text: its day in the shop's time zone and a hash of its content, because a day may have several versions. */
function versionOf(text: string, now: Date): string {
  return `${shopDay(now)}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

/**
 * Stores changed texts.
 * @returns their versions
 */
export async function publishTexts(tx: Tx, changed: { [Name in Kind]?: string }, now: Date): Promise<{ [Name in Kind]?: string }> {
  const texts = kinds.flatMap((kind) => {
    const text = changed[kind];
    return text === undefined ? [] : [{ kind, version: versionOf(text, now), text, publishedAt: now }];
  });
  // A text that is restored on the same day is already stored.
  await tx.legalText.createMany({ data: texts, skipDuplicates: true });
  return Object.fromEntries(texts.map(({ kind, version }) => [kind, version]));
}

/** Returns the id of this version of the terms; null if its text is unknown. */
export async function termsIdOf({ prisma }: { prisma: Tx }, version: string): Promise<number | null> {
  const found = await prisma.legalText.findUnique({ where: { kind_version: { kind: 'terms', version } }, select: { id: true } });
  return found?.id ?? null;
}
