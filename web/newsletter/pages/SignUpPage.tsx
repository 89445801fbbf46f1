import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useActionData, useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type SignUpPageQuery } from '../../__generated__/SignUpPageQuery.graphql.ts';
import { PageHead } from '../../kit/PageHead.tsx';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { NewsletterForm } from '../NewsletterForm.tsx';
import { newsletterPath } from '../newsletterPaths.ts';
import { ThankYou } from '../ThankYou.tsx';
import { useSignUp } from '../useSignUp.ts';
import styles from './linkPage.module.css';
import type { SignUpResult } from '../signUp.ts';
import * as t from '../__generated__/messages.ts';

/** Both variants of the form, since a form of either may have led here. */
export async function loadSignUp(environment: IEnvironment) {
  return { loaded: await preload<SignUpPageQuery>(environment, query, {}, 'network-only') };
}

/** The form by itself: for links to it, and for forms of other pages without script. */
export function SignUpPage() {
  const { loaded } = useLoaderData<{ loaded: Preloaded<SignUpPageQuery> }>();
  const result = useActionData<SignUpResult>();
  const data = usePreloadedQuery<SignUpPageQuery>(
    graphql`
      query SignUpPageQuery {
        ...Shell_query
        a: newsletterForm(variant: A) {
          ...NewsletterForm_form
        }
        b: newsletterForm(variant: B) {
          ...NewsletterForm_form
        }
      }
    `,
    loaded.reference,
  );
  const signUp = useSignUp();
  // Without script it is not possible to go back from the thank-you panel to a form that was refused.
  const thanks = signUp.thanks ?? (result?.thanks?.isAccepted ? result.thanks : null);
  const given = result?.given;
  return (
    <div className={styles.page}>
      <PageHead title={t.newsletter} isHidden />
      <h1 tabIndex={-1}>{t.newsletter}</h1>
      {thanks ? (
        <ThankYou thanks={thanks} onBack={signUp.goBack} />
      ) : (
        <>
          <p>{t.offersAndNewProductsByEmail}</p>
          <NewsletterForm
            form={given?.variant === 'B' ? data.b : data.a}
            placement={given?.placement || 'page'}
            pageLink={given?.pageLink ?? newsletterPath}
            problems={signUp.given ? signUp.problems : (result?.problems ?? signUp.problems)}
            isSending={signUp.isSending}
            given={signUp.given ?? given}
            onSubmit={signUp.submit}
          />
        </>
      )}
    </div>
  );
}
