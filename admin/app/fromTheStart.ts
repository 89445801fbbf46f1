import { replace } from 'react-router';
import { argumentOf, codeOf } from '../kit/mutation/failure.ts';
import type { ScreenArgs, ScreenCode } from '../kit/screen.ts';
import { changedSearch } from '../kit/table/listUrl.ts';

/**
 * Loads a screen. If its address has a cursor that does not fit the list's current order (it belongs to another order, was cut off when
 * shared, or was typed), redirects to the start of the list, so that a link always shows a list.
 * @throws a redirect, or what the loader throws
 */
export async function fromTheStart(load: NonNullable<ScreenCode['load']>, args: ScreenArgs): Promise<unknown> {
  try {
    return await load(args);
  } catch (error) {
    const argument = argumentOf(error);
    const isOfThePage = argument === 'after' || argument === 'before';
    if (codeOf(error) !== 'INVALID_INPUT' || !isOfThePage || !args.url.searchParams.has(argument)) throw error;
    throw replace(changedSearch(args.url.searchParams, {}));
  }
}
