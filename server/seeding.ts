import type { Config } from './config.ts';
import type { Db } from './db.ts';

/** Fills an empty shop with the demo catalogue, showing how far it is. */
export async function seedIfEmpty(db: Db, config: Config): Promise<void> {
  if (!config.seedsDemo || (await db.prisma.product.findFirst({ select: { id: true } })) !== null) return;
  const { seedDemo } = await import('../prisma/seed/seed.ts');
  await seedDemo({ db, mediaDir: config.mediaDir, now: new Date(), onProgress: (text: string) => console.log(text) });
}
