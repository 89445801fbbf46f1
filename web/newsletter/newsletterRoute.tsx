import type { ComponentType } from 'react';
import { data, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { answerLinkForm } from './pages/linkActions.ts';
import { ConfirmPage, loadConfirm } from './pages/ConfirmPage.tsx';
import { ForgottenPage, loadForgotten } from './pages/ForgottenPage.tsx';
import { keyOf } from './pages/linkKey.ts';
import { loadPreferences, PreferencesPage } from './pages/PreferencesPage.tsx';
import { loadSignUp, SignUpPage } from './pages/SignUpPage.tsx';
import { signUp } from './signUp.ts';
import { readSignUp } from './signUpForm.ts';
import { loadUnsubscribe, UnsubscribePage } from './pages/UnsubscribePage.tsx';

/** Same type as in app/notFound.ts. */
export type LoadNotFound = (environment: IEnvironment) => Promise<{ data: object }>;

interface NewsletterPlace {
  Page: ComponentType;
  load(environment: IEnvironment, key: string): Promise<unknown>;
}

const places: Readonly<Record<string, NewsletterPlace>> = {
  '': { Page: SignUpPage, load: loadSignUp },
  confirm: { Page: ConfirmPage, load: loadConfirm },
  preferences: { Page: PreferencesPage, load: loadPreferences },
  unsubscribe: { Page: UnsubscribePage, load: loadUnsubscribe },
  forgotten: { Page: ForgottenPage, load: loadForgotten },
};

const placeOf = (page: string | undefined) => (Object.hasOwn(places, page ?? '') ? places[page ?? ''] : undefined);

/**
 * Loads a page of the newsletter.
 * @param loadNotFound loads the page for an unknown address
 */
export async function loadNewsletter(environment: IEnvironment, { request, params }: LoaderFunctionArgs, loadNotFound: LoadNotFound) {
  const place = placeOf(params.page);
  if (!place) {
    const missing = await loadNotFound(environment);
    return data({ ...missing.data, page: null }, { status: 404 });
  }
  const found = (await place.load(environment, keyOf(request.url))) as { loaded: object; isMissing?: boolean };
  return data({ ...found, page: params.page ?? '' }, { status: found.isMissing ? 404 : 200 });
}

/** Handles the pages' forms, which work without script. */
export async function answerNewsletter(environment: IEnvironment, { request, params }: ActionFunctionArgs) {
  if (params.page !== undefined) return answerLinkForm(environment, request);
  return signUp(environment, readSignUp(await request.formData()));
}

/** The page of the newsletter that the address names. */
export function NewsletterPage() {
  const { page } = useLoaderData<{ page: string | null }>();
  const Page = page === null ? NotFoundPage : (placeOf(page)?.Page ?? NotFoundPage);
  return <Page key={page} />;
}
