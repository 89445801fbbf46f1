import type { Failure } from '../mutation/failure.ts';
import styles from './FoundNews.module.css';
import * as t from '../__generated__/messages.ts';

/**
 * Reports the errors of a dry run without interrupting: announces those shown beside their fields, and shows those without a field.
 * @param found of useAdminMutation(); null without errors
 */
export function FoundNews({ found }: { found: Failure | null }) {
  const words = Object.values(found?.fields ?? {});
  return (
    <p role="status" className={found && words.length === 0 ? styles.found : 'visually-hidden'}>
      {found && (words.length === 0 ? found.message : t.cantSaveYet({ problems: words.join(' ') }))}
    </p>
  );
}
