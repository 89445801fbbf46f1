import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderNotes_order$key } from '../__generated__/OrderNotes_order.graphql.ts';
import type { OrderNotesMutation } from '../__generated__/OrderNotesMutation.graphql.ts';
import { AdminForm } from '../kit/form/AdminForm.tsx';
import { TextAreaField } from '../kit/form/fields.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderNotes.module.css';

/** What the staff wrote down about the order, and a field for more. */
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
    { isToldByForm: true },
  );
  const { run, isBusy, failure, fields, forget } = mutation;
  const [text, setText] = useState('');
  // The same as long as the words are: sent twice, they are one note.
  const idempotencyKey = useRef(crypto.randomUUID());

  const variablesOf = () => ({ input: { orderId: id, text, idempotencyKey: idempotencyKey.current } });

  function send(): void {
    run({
      variables: variablesOf(),
      onDone: () => {
        setText('');
        idempotencyKey.current = crypto.randomUUID();
      },
    });
  }

  return (
    <div className={styles.notes}>
      <Panel title="Notes" description="Only the staff see them.">
        <UnsavedGuard isDirty={text.trim() !== ''} />
        <AdminForm onSubmit={send} failure={failure} tried={{ mutation, variablesOf, isNew: true }} isBusy={isBusy} submitLabel="Add note">
          <TextAreaField
            label="New note"
            name="text"
            value={text}
            maxLength={2_000}
            error={fields.text}
            onChange={({ target }) => {
              setText(target.value);
              // Other words are another note: under the old key they would be taken for the one that may have arrived.
              idempotencyKey.current = crypto.randomUUID();
              forget();
            }}
          />
        </AdminForm>
        <ul className={styles.list} role="list" aria-label="Notes, newest first">
          {(notes ?? []).map(({ at, text: written, author }) => (
            <li key={`${at} ${written}`}>
              <p className={styles.text}>{written}</p>
              <p className={styles.when}>{`${formatDateTime(at)} · ${author ?? 'somebody who has left'}`}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
