import type { Failure } from '../mutation/failure.ts';
import styles from './FoundNews.module.css';

/**
 * Tells what a dry run has found, without interrupting: aloud what stands beside its fields already, and in sight what belongs to none.
 * @param found of useAdminMutation(); null for nothing
 */
export function FoundNews({ found }: { found: Failure | null }) {
  const words = Object.values(found?.fields ?? {});
  return (
    <p role="status" className={found && words.length === 0 ? styles.found : 'visually-hidden'}>
      {found && (words.length === 0 ? found.message : `Not ready to save: ${words.join(' ')}`)}
    </p>
  );
}
