import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CarrierCode } from '../../shared/fulfilment/carriers.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { ShipOrder_order$key } from '../__generated__/ShipOrder_order.graphql.ts';
import type { ShipOrderMutation } from '../__generated__/ShipOrderMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { CheckboxField, TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { allLeft, chosenUnits, isRest, linesFault, quantityFault } from './shipmentRules.ts';
import styles from './shipments.module.css';
import { TrackingFields, type Tracking } from './TrackingFields.tsx';
import * as t from './__generated__/messages.ts';
import { lineLabel } from '../kit/lineLabel.ts';

/** Most shops send everything with one carrier: the next shipment starts with the last one's. */
let lastCarrier: CarrierCode = 'DHL';

/** Asks what is shipped, and how it can be tracked. */
export function ShipOrder({ order: key, onClose }: { order: ShipOrder_order$key; onClose: () => void }) {
  const order = useFragment(
    graphql`
      fragment ShipOrder_order on Order {
        id
        status
        paymentState
        email
        paid {
          amount
        }
        total {
          amount
        }
        lines {
          id
          ...lineLabel_line
          shippableQuantity
        }
      }
    `,
    key,
  );
  const reload = useReload();
  const left = order.lines.filter(({ shippableQuantity }) => shippableQuantity > 0);
  const isPaid = order.paid.amount >= order.total.amount;
  const isUnpaid = (order.status === 'ON_HOLD' || order.paymentState === 'DECLINED') && !isPaid;
  const isCovered = isPaid || order.paymentState === 'AUTHORIZED';
  const [quantities, setQuantities] = useState(() => allLeft(left));
  const [tracking, setTracking] = useState<Tracking>({
    carrier: lastCarrier,
    carrierName: '',
    service: '',
    trackingNumber: '',
    trackingUrl: '',
  });
  const [notifyCustomer, setNotify] = useState(true);
  const [completeOrder, setComplete] = useState(isCovered);
  const [confirmUnpaid, setConfirmUnpaid] = useState(false);
  const idempotencyKey = useRef(crypto.randomUUID());
  const { run, isBusy, failure, forget } = useAdminMutation<ShipOrderMutation, 'CreateShipmentPayload'>(
    graphql`
      mutation ShipOrderMutation($input: CreateShipmentInput!) {
        result: createShipment(input: $input) {
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
          ... on CreateShipmentPayload {
            order {
              id
              status
              fulfilmentStatus
            }
          }
        }
      }
    `,
    'CreateShipmentPayload',
  );

  const chosen = chosenUnits(left, quantities);
  const hasFault = left.some(({ id, shippableQuantity }) => quantityFault(quantities[id] ?? '', shippableQuantity) !== undefined);
  const isLast = !hasFault && isRest(left, chosen);
  const canComplete = isLast && order.status === 'PROCESSING';

  /** The input now describes another shipment than before. */
  function changed(): void {
    forget();
    idempotencyKey.current = crypto.randomUUID();
  }

  function confirm(): void {
    run({
      variables: {
        input: {
          orderId: order.id,
          lines: chosen,
          ...tracking,
          notifyCustomer,
          completeOrder: canComplete && completeOrder,
          confirmUnpaid,
          idempotencyKey: idempotencyKey.current,
        },
      },
      onDone: ({ order: { status } }) => {
        lastCarrier = tracking.carrier;
        showToast({ kind: 'success', text: status === 'COMPLETED' ? t.shipmentCreatedAndOrderCompleted : t.shipmentCreated });
        onClose();
        void reload();
      },
      // Someone else may have shipped or refunded in the meantime: reloads what is left.
      onFailed: () => void reload(),
    });
  }

  const fields = failure?.fields ?? {};
  return (
    <ConfirmDialog
      isOpen
      title={t.createShipment}
      confirmLabel={t.createShipment}
      isBusy={isBusy}
      isBlocked={hasFault || chosen.length === 0 || (isUnpaid && !confirmUnpaid)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <fieldset className={styles.lines}>
        <legend>{t.itemsInThisShipment}</legend>
        {left.map(({ id, shippableQuantity, ...line }) => (
          <TextField
            key={id}
            label={lineLabel(line)}
            hint={t.unitsLeft({ count: shippableQuantity })}
            type="number"
            inputMode="numeric"
            min={0}
            max={shippableQuantity}
            value={quantities[id] ?? '0'}
            error={quantityFault(quantities[id] ?? '', shippableQuantity)}
            onChange={({ target }) => {
              changed();
              setQuantities({ ...quantities, [id]: target.value });
            }}
          />
        ))}
      </fieldset>
      <TrackingFields
        tracking={tracking}
        errors={fields}
        onChange={(now) => {
          changed();
          setTracking(now);
        }}
      />
      <CheckboxField
        label={t.emailTheCustomer}
        hint={t.toWithItemsAndTrackingLink({ email: order.email })}
        checked={notifyCustomer}
        onChange={({ target }) => {
          changed();
          setNotify(target.checked);
        }}
      />
      {canComplete && (
        <CheckboxField
          label={t.completeTheOrder}
          hint={t.nothingIsLeftToShipAfter}
          checked={completeOrder}
          onChange={({ target }) => {
            changed();
            setComplete(target.checked);
          }}
        />
      )}
      {isUnpaid && (
        <CheckboxField
          label={t.shipBeforePayment}
          hint={t.thisOrderIsntPaidYet}
          checked={confirmUnpaid}
          onChange={({ target }) => {
            changed();
            setConfirmUnpaid(target.checked);
          }}
        />
      )}
      <p role="alert" className={styles.failure}>
        {linesFault(fields)}
      </p>
    </ConfirmDialog>
  );
}
