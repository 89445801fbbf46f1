import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { changeCatalogue, type StaffShop, UnknownRecordError } from '../../../editing/editing.ts';

/**
 * Sets the first image of a product as a category's image.
 * @param productId null removes the category's image
 * @returns the ID of the category
 * @throws InvalidInputError for a product without an image, UnknownRecordError
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
