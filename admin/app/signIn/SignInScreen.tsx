import { useShopName } from '../../kit/shopName.ts';
import { usePageTitle } from '../../kit/usePageTitle.ts';
import styles from './signIn.module.css';
import { SignInSteps, type SignInStepsProps } from './SignInSteps.tsx';

const titles = {
  ENROLMENT: 'Set up two-factor authentication',
  SECOND_FACTOR: 'Two-factor authentication',
  OPEN: 'Sign in',
  none: 'Sign in',
} as const;

/** The sign-in page. The address stays, so that signing in leads to the requested screen. */
export function SignInScreen(props: SignInStepsProps) {
  const title = titles[props.stage ?? 'none'];
  usePageTitle(title);
  const shopName = useShopName();
  return (
    <main id="content" className={styles.screen}>
      <p className={styles.brand}>
        <img src="/favicon.svg" alt="" /> {shopName} admin
      </p>
      <section className={styles.card} aria-labelledby="sign-in-title">
        <h1 id="sign-in-title">{title}</h1>
        <SignInSteps {...props} />
      </section>
      <p className={styles.note}>
        For shop staff only. Shoppers sign in <a href="/">in the shop</a>.
      </p>
    </main>
  );
}
