import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { changeCatalogue, type StaffShop, UnknownRecordError } from '../../../editing/editing.ts';

/**
 * Gives a category the first picture of a product.
 * @param productId null takes its picture away
 * @returns the category's number
 * @throws InvalidInputError for a product without a picture, UnknownRecordError
 */
export function setCategoryPicture(
  shop: StaffShop,
  { id: databaseId, productId }: { id: number; productId: number | null },
): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    if (!(await tx.category.findUnique({ where: { id: databaseId }, select: { id: true } }))) throw new UnknownRecordError('category');
    const picture = await tx.productImage.findFirst({
      where: { productId: productId ?? 0, media: { state: 'READY' } },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { mediaId: true },
    });
    if (productId !== null && !picture)
      throw new InvalidInputError([{ path: ['input', 'productId'], message: 'This product has no image. Choose another product.' }]);
    await tx.category.update({ where: { id: databaseId }, data: { mediaId: picture?.mediaId ?? null }, select: { id: true } });
    return { value: databaseId, productIds: [], act: { action: 'category.picture', targetType: 'Category', targetIds: [databaseId] } };
  });
}
