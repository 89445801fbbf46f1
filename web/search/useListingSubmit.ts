import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { NavigationState } from '../kit/page/usePageFocus.ts';
import { formListingHref } from './listingUrl.ts';

/** Submit handler of a form that changes the listing in place: same page, no scrolling, and the control keeps the focus. */
export function useListingSubmit() {
  const navigate = useNavigate();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const state: NavigationState = { keepsFocus: true };
    void navigate(formListingHref(event.currentTarget), { preventScrollReset: true, state });
  };
}
