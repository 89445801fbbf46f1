import { useShopName } from '../../kit/shopName.ts';
import { usePageTitle } from '../../kit/usePageTitle.ts';
import styles from './signIn.module.css';
import { SignInSteps, type SignInStepsProps } from './SignInSteps.tsx';
import * as t from '../__generated__/messages.ts';

const titles = {
  ENROLMENT: t.setUpTwoFactor,
  SECOND_FACTOR: t.twoFactorAuthentication,
  OPEN: t.signIn,
  none: t.signIn,
} as const;

/** The sign-in page. The address stays, so that signing in leads to the requested screen. */
export function SignInScreen(props: SignInStepsProps) {
  const title = titles[props.stage ?? 'none'];
  usePageTitle(title);
  const shopName = useShopName();
  return (
    <main id="content" className={styles.screen}>
      <p className={styles.brand}>
        <img src="/favicon.svg" alt="" /> {t.shopNameAdmin({ shopName })}
      </p>
      <section className={styles.card} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title">{title}</h1>
        <SignInSteps {...props} />
      </section>
      <p className={styles.note}>{t.staffOnly({ link: (text) => <a href="/">{text}</a> })}</p>
    </main>
  );
}
