import { replace } from 'react-router';
import { argumentOf, codeOf } from '../kit/mutation/failure.ts';
import type { ScreenArgs, ScreenCode } from '../kit/screen.ts';
import { changedSearch } from '../kit/table/listUrl.ts';

/**
 * Loads a screen. Where its address has a cursor that is none of the list as it is sorted now (it was kept from another order, cut while
 * it was sent, or typed), the list is shown from its start, under an address that says so: whoever follows a link finds a list.
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
