import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/db.ts';

// The texts that shoppers agree to or are informed by. Each version that was published stays in an append-only table.

const kinds = ['terms', 'privacy', 'imprint', 'delivery', 'withdrawal'] as const;
type Kind = (typeof kinds)[number];

/** Names a text: by its day, and by its content, because a day may see several. */
function versionOf(text: string, now: Date): string {
  return `${now.toISOString().slice(0, 10)}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

/** Adds texts that have changed to those that are stored. @returns their versions */
export async function publishTexts(tx: Tx, changed: { [Name in Kind]?: string }, now: Date): Promise<{ [Name in Kind]?: string }> {
  const texts = kinds.flatMap((kind) => {
    const text = changed[kind];
    return text === undefined ? [] : [{ kind, version: versionOf(text, now), text, publishedAt: now }];
  });
  // A text that is back on the same day is stored already.
  await tx.legalText.createMany({ data: texts, skipDuplicates: true });
  return Object.fromEntries(texts.map(({ kind, version }) => [kind, version]));
}

/** Id of the terms of this version; null when their text is not known. */
export async function termsIdOf({ prisma }: { prisma: Tx }, version: string): Promise<number | null> {
  const found = await prisma.legalText.findUnique({ where: { kind_version: { kind: 'terms', version } }, select: { id: true } });
  return found?.id ?? null;
}
