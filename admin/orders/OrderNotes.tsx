import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderNotes_order$key } from '../__generated__/OrderNotes_order.graphql.ts';
import type { OrderNotesMutation } from '../__generated__/OrderNotesMutation.graphql.ts';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderNotes.module.css';
import { FormArea } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

const labels = { text: t.newNote } as const;
const blank = { version: 0, values: { text: '' } };

/** The staff's notes about the order, and a field to add one. */
export function OrderNotes({ order: key }: { order: OrderNotes_order$key }) {
  const { id, notes } = useFragment(
    graphql`
      fragment OrderNotes_order on Order {
        id
        notes {
          at
          text
          author
        }
      }
    `,
    key,
  );
  const mutation = useAdminMutation<OrderNotesMutation, 'AddOrderNotePayload'>(
    graphql`
      mutation OrderNotesMutation($input: AddOrderNoteInput!, $isDryRun: Boolean) {
        result: addOrderNote(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
          ... on AddOrderNotePayload {
            order {
              ...OrderNotes_order
            }
          }
        }
      }
    `,
    'AddOrderNotePayload',
  );
  // Stays the same while the text does, so that a note sent twice is saved once. Another text needs another key, because the first note may
  // have arrived.
  const attempt = useRef({ text: '', idempotencyKey: crypto.randomUUID() });
  function attemptOf(text: string) {
    if (attempt.current.text !== text) attempt.current = { text, idempotencyKey: crypto.randomUUID() };
    return attempt.current;
  }
  const form = useAdminForm({
    read: blank,
    isNew: true,
    mutation,
    labels,
    variablesOf: ({ sent: { text } }) => ({ input: { orderId: id, ...attemptOf(text) } }),
    onSaved: () => attemptOf(''),
  });

  return (
    <div className={styles.notes}>
      <Panel title={t.notes} description={t.onlyVisibleToStaff}>
        <UnsavedGuard isDirty={form.values.text.trim() !== ''} />
        <RecordForm form={form} submitLabel={t.addNote}>
          <FormArea form={form} name="text" maxLength={2_000} />
        </RecordForm>
        <ul className={styles.list} role="list" aria-label={t.notesNewestFirst}>
          {(notes ?? []).map(({ at, text: written, author }) => (
            <li key={`${at} ${written}`}>
              <p className={styles.text}>{written}</p>
              <p className={styles.when}>{`${formatDateTime(at)} · ${author ?? t.formerStaffMember}`}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
