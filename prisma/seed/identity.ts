import { publishTexts } from '../../server/foundation/settings/settings.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { demoTexts } from './shopTexts.ts';

/** What the demo shop says about itself; its company is invented. A shop that has said something of its own keeps it. */
export async function writeDemoIdentity({ prisma }: Db): Promise<void> {
  const { count } = await prisma.shopIdentity.updateMany({
    where: { legalName: '', terms: '' },
    data: {
      description: 'well-made things for kitchen, home and the way there, with honest prices and real reductions.',
      legalName: 'Souk Demo Shop',
      street: 'Sample Street 1',
      postcode: '10115',
      city: 'Berlin',
      registerEntry: 'none, because nothing is sold here.',
      email: 'shop@example.com',
      phone: '+49 30 0000000',
      ...demoTexts,
    },
  });
  if (count === 0) return;
  const { terms: termsVersion } = await publishTexts(prisma, demoTexts, new Date());
  if (termsVersion !== undefined) await prisma.shopIdentity.update({ where: { id: 1 }, data: { termsVersion } });
}
