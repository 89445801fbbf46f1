import { redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import mutation, { type useAnswerCookiesMutation } from '../__generated__/useAnswerCookiesMutation.graphql.ts';
import query, { type CookiesPageQuery } from '../__generated__/CookiesPageQuery.graphql.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { preload } from '../kit/relay/preload.ts';
import { cookiesPath } from './wording.ts';
import * as t from './__generated__/messages.ts';

/** Loads this browser's answer. */
export function loadCookies(environment: IEnvironment) {
  return preload<CookiesPageQuery>(environment, query, {}, 'network-only');
}

/** Handles the page's form without scripts: runs the same mutation, then shows the updated page. */
export async function answerForm(environment: IEnvironment, { request }: ActionFunctionArgs) {
  const form = await request.formData();
  const given = form.get('answer');
  const version = form.get('wording');
  const landing = form.get('landing');
  if (given !== 'accept' && given !== 'refuse') return redirect(cookiesPath, 303);
  const input = {
    isGranted: given === 'accept',
    page: cookiesPath,
    wordingVersion: typeof version === 'string' ? version : null,
    landing: typeof landing === 'string' && landing !== '' ? { url: landing } : null,
  };
  const result = await runMutation<useAnswerCookiesMutation>(environment, mutation, { input });
  if (result.__typename !== 'SetCookieConsentPayload') throw new Error(result.message ?? t.couldntSaveYourAnswer);
  return redirect(cookiesPath, 303);
}
