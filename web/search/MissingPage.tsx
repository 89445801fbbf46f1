import type { ComponentProps } from 'react';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { suggestionsPart } from './suggestionsPart.ts';

/** The page for an unknown product, deal or coupon: the search, the categories and the bestsellers lead on. */
export function MissingPage({ suggestions }: { suggestions: ComponentProps<typeof suggestionsPart.Part>['ready'] }) {
  return (
    <>
      <NotFoundPage />
      <suggestionsPart.Part ready={suggestions} variables={undefined} />
    </>
  );
}
