import { publishTexts } from '../../server/foundation/settings/settings.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { demoSizeGuides, demoTexts } from './shopTexts.ts';

/** Writes the details of the demo shop, whose company is invented. A shop with its own details keeps them. */
export async function writeDemoIdentity({ prisma }: Db): Promise<void> {
  const { count } = await prisma.shopIdentity.updateMany({
    where: { legalName: '', terms: '' },
    data: {
      description: 'well-made products for kitchen, home and travel, at honest prices with genuine discounts.',
      legalName: 'Souk Demo Shop',
      street: 'Sample Street 1',
      postcode: '10115',
      city: 'Berlin',
      registerEntry: 'Demo shop, not in a commercial register',
      email: 'shop@example.com',
      phone: '+49 30 0000000',
      ...demoTexts,
    },
  });
  if (count === 0) return;
  const { terms: termsVersion } = await publishTexts(prisma, demoTexts, new Date());
  if (termsVersion !== undefined) await prisma.shopIdentity.update({ where: { id: 1 }, data: { termsVersion } });
}

/** Writes the size guides of the demo shop's categories. */
export async function writeDemoSizeGuides({ prisma }: Db): Promise<void> {
  for (const [slug, sizeGuide] of Object.entries(demoSizeGuides))
    await prisma.category.updateMany({ where: { slug, sizeGuide: '' }, data: { sizeGuide } });
}
