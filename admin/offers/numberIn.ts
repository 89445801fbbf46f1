import { NotFound } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';

/**
 * The number in an address.
 * @throws NotFound
 */
export function numberIn({ params }: Pick<ScreenArgs, 'params'>): number {
  const number = Number(params.number);
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) throw new NotFound();
  return number;
}
