import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import type { EraseAccount_preview$key, ErasureFate } from '../../__generated__/EraseAccount_preview.graphql.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountPaths } from './accountPaths.ts';
import styles from './account.module.css';
import eraseStyles from './erase.module.css';
import { erasureGroups, subjectText } from './erasureText.ts';
import { PasswordInput } from './PasswordInput.tsx';
import * as t from '../__generated__/messages.ts';

/** Erases the account: first lists what happens to all data, then asks for the password. */
export function EraseAccount({ preview }: { preview: EraseAccount_preview$key }) {
  const { parts, obstacles } = useFragment(
    graphql`
      fragment EraseAccount_preview on ErasurePreview {
        parts {
          subject
          count
          fate
          reason
        }
        obstacles
      }
    `,
    preview,
  );
  const there = parts.filter(({ count }) => count > 0);
  return (
    <section className={eraseStyles.box} aria-labelledby="erase-title">
      <h2 id="erase-title">{t.deleteYourAccount}</h2>
      <p>{t.heresWhatHappensToYourData}</p>
      {erasureGroups.map(({ fate, title }) => {
        const group = there.filter((part) => part.fate === (fate satisfies ErasureFate));
        if (group.length === 0) return null;
        return (
          <div key={fate} className={eraseStyles.group} data-fate={fate}>
            <h3>{title}</h3>
            <ul role="list" className={eraseStyles.parts}>
              {group.map(({ subject, count, reason }) => (
                <li key={subject}>
                  <strong>{subjectText(subject, count)}</strong>
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {obstacles.length > 0 ? (
        <div className={eraseStyles.obstacles}>
          <p>
            <strong>{t.youCantDeleteYourAccountRight}</strong>
          </p>
          {obstacles.map((obstacle) => (
            <p key={obstacle}>{obstacle}</p>
          ))}
          <p>
            <Link to={accountPaths.orders}>{t.viewYourOrders}</Link>
          </p>
        </div>
      ) : (
        <AccountForm
          name="erase"
          isWhole
          className={styles.form}
          button={t.deleteMyAccountPermanently}
          busyButton={t.deleting}
          buttonClassName={eraseStyles.button}
        >
          <PasswordInput form="erase" name="password" label={t.yourPassword} />
        </AccountForm>
      )}
    </section>
  );
}
