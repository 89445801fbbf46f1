import { graphql } from 'react-relay/hooks.js';
import { array, boolean, custom, object, string } from 'zod/mini';
import { Button } from '../../web/kit/Button.tsx';
import type { WebhookFormCreateMutation } from '../__generated__/WebhookFormCreateMutation.graphql.ts';
import type { WebhookFormUpdateMutation } from '../__generated__/WebhookFormUpdateMutation.graphql.ts';
import type { EventType } from '../__generated__/WebhooksScreenQuery.graphql.ts';
import { CheckboxField } from '../kit/form/fields.tsx';
import { FormArea, FormFlag, FormText } from '../kit/form/FormField.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm, type AdminFormState } from '../kit/form/useAdminForm.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { eventAreas, eventLabel, messageType } from './eventTypes.ts';
import { MessagePreview } from './MessagePreview.tsx';
import styles from './integrations.module.css';
import * as t from './__generated__/messages.ts';

const sampleQuery = 'query ($objectId: ID!) { node(id: $objectId) { ... on Order { email } } }';

/** A webhook as its form shows it. */
export interface EditedWebhook {
  readonly id: string;
  readonly version: number;
  readonly description: string;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly payloadQuery: string;
  readonly isEnabled: boolean;
}

interface Values {
  description: string;
  url: string;
  events: EventType[];
  payloadQuery: string;
  isEnabled: boolean;
}

const schema = object({
  description: string(),
  url: string(),
  events: array(custom<EventType>()),
  payloadQuery: string(),
  isEnabled: boolean(),
});

const labels: Record<keyof Values, string> = {
  description: t.description,
  url: t.address,
  events: t.events,
  payloadQuery: t.additionalData,
  isEnabled: t.sendEvents,
};
const pathOf = (path: string) => (path.startsWith('events') ? 'events' : path);

const valuesOf = (webhook: EditedWebhook | null) => ({
  version: webhook?.version ?? 0,
  values: {
    description: webhook?.description ?? '',
    url: webhook?.url ?? '',
    events: [...(webhook?.events ?? [])],
    payloadQuery: webhook?.payloadQuery ?? '',
    isEnabled: webhook?.isEnabled ?? true,
  } satisfies Values,
});

function Fields({ form, actions, submitLabel }: { form: AdminFormState<Values>; actions?: React.ReactNode; submitLabel: string }) {
  const { events } = form.values;
  const error = form.errorOf('events');
  const choose = (type: EventType, isChosen: boolean) =>
    form.change({ events: isChosen ? [...events, type] : events.filter((other) => other !== type) });
  return (
    <RecordForm form={form} submitLabel={submitLabel} actions={actions}>
      <FormText form={form} name="description" autoComplete="off" hint={t.descriptionHint} />
      <FormText form={form} name="url" type="url" autoComplete="off" hint={t.addressHint} />
      <FormFlag form={form} name="isEnabled" hint={t.sendEventsHint} />
      {eventAreas.map((area) => (
        <fieldset key={area.label} aria-describedby={error === undefined ? undefined : 'webhook-events-error'}>
          <legend className={styles.legend}>{area.label}</legend>
          <div className={styles.areas}>
            {area.types.map((type) => (
              <CheckboxField
                key={type}
                label={eventLabel(type)}
                hint={messageType(type)}
                checked={events.includes(type)}
                onChange={({ target }) => choose(type, target.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {error !== undefined && (
        <p id="webhook-events-error" className={styles.error}>
          {error}
        </p>
      )}
      <FormArea form={form} name="payloadQuery" rows={6} spellCheck={false} hint={t.additionalDataHint({ query: sampleQuery })} />
      <MessagePreview events={events} payloadQuery={form.values.payloadQuery} />
    </RecordForm>
  );
}

/** Creates a webhook. @param onCreated gets the signing secret, which is shown this once */
export function NewWebhookForm({ onCreated }: { onCreated: (description: string, secret: string) => void }) {
  const mutation = useAdminMutation<WebhookFormCreateMutation, 'CreateWebhookPayload'>(
    graphql`
      mutation WebhookFormCreateMutation($input: CreateWebhookInput!, $isDryRun: Boolean) {
        result: createWebhook(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on CreateWebhookPayload {
            secret
          }
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
        }
      }
    `,
    'CreateWebhookPayload',
  );
  const form = useAdminForm<Values, WebhookFormCreateMutation, 'CreateWebhookPayload'>({
    read: valuesOf(null),
    isNew: true,
    mutation,
    labels,
    schema,
    pathOf,
    variablesOf: ({ sent }) => ({ input: sent }),
    savedText: t.webhookCreated,
    onSaved: ({ secret }, { description }) => onCreated(description.trim(), secret),
  });
  return <Fields form={form} submitLabel={t.createWebhook} />;
}

/** Changes where a webhook sends what. */
export function EditWebhookForm({ edited, onDone }: { edited: EditedWebhook; onDone: () => void }) {
  const mutation = useAdminMutation<WebhookFormUpdateMutation, 'UpdateWebhookPayload'>(
    graphql`
      mutation WebhookFormUpdateMutation($input: UpdateWebhookInput!, $isDryRun: Boolean) {
        result: updateWebhook(input: $input, isDryRun: $isDryRun) {
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
        }
      }
    `,
    'UpdateWebhookPayload',
  );
  const form = useAdminForm<Values, WebhookFormUpdateMutation, 'UpdateWebhookPayload'>({
    read: valuesOf(edited),
    mutation,
    labels,
    schema,
    pathOf,
    variablesOf: ({ sent, expectedVersion }) => ({ input: { id: edited.id, expectedVersion, ...sent } }),
    savedText: t.webhookSaved,
    onSaved: onDone,
  });
  const cancel = (
    <Button kind="secondary" onClick={onDone}>
      {t.cancel}
    </Button>
  );
  return <Fields form={form} submitLabel={t.save} actions={cancel} />;
}
