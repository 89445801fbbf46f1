import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import { Link } from '../kit/Link.tsx';
import type { WithdrawForm_order$data, WithdrawForm_order$key } from '../__generated__/WithdrawForm_order.graphql.ts';
import { Button } from '../kit/Button.tsx';
import { shownDay } from '../kit/clock/shownTime.ts';
import fieldStyles from '../kit/Field.module.css';
import { TextField } from '../kit/forms/TextField.tsx';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { useAnnounce } from '../visitor/announcement.ts';
import { ReturnList } from './ReturnList.tsx';
import { reasons } from './returnTexts.ts';
import styles from './withdraw.module.css';
import { quantityField, withdrawAction, type WithdrawActionData } from './withdrawActions.ts';
import * as t from './__generated__/messages.ts';

/** The statement of withdrawal from an order, and those that were made before. */
export function WithdrawForm({ order: key }: { order: WithdrawForm_order$key }) {
  const order = useFragment(
    graphql`
      fragment WithdrawForm_order on Order {
        number
        placedAt
        email
        firstName
        lastName
        url
        lines {
          id
          name
          withdrawableQuantity
          withdrawalException {
            isConditional
            text
          }
          options {
            name
            value
          }
        }
        returns {
          id
        }
        withdrawal {
          url
          periodEndsAt
          isLate
          instructions
        }
        ...ReturnList_order
      }
    `,
    key,
  );
  const answered = useActionData<WithdrawActionData>();
  const announce = useAnnounce();
  const { answer, isSending, submit } = useFormAction<WithdrawActionData>(withdrawAction, (error) => ({ error }), {
    answered,
    onDone: () => {
      announce(t.withdrawalReceivedWeveSent);
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });
  const lines = order.lines.filter(({ withdrawableQuantity }) => withdrawableQuantity > 0);
  const { withdrawal, returns } = order;
  const values = answered?.values ?? {};
  return (
    <>
      <p>{t.orderPlacedOn({ number: <Link to={order.url}>{order.number}</Link>, shownDay: shownDay(order.placedAt) })}</p>
      <ReturnList order={order} />
      {returns.length > 0 && withdrawal.instructions !== '' && (
        <section className={styles.box}>
          <h2>{t.howToReturnGoods}</h2>
          <p className={styles.written}>{withdrawal.instructions}</p>
        </section>
      )}
      {lines.length === 0 ? (
        <>
          <p>{t.nothingOfThisOrderIsLeft}</p>
          <Excluded lines={order.lines} />
        </>
      ) : (
        // Remounted after a withdrawal, so that it starts from what is left.
        <form key={returns.length} className={styles.form} method="post" action={withdrawal.url} onSubmit={submit}>
          <Period withdrawal={withdrawal} />
          {answer && (
            <p className={styles.problem} role="alert">
              {answer.error}
            </p>
          )}
          <input type="hidden" name="idempotencyKey" value={`withdrawal-${order.number}-${returns.length + 1}`} />
          <Items lines={lines} values={values} />
          <Excluded lines={order.lines} />
          <TextField
            name="name"
            label={t.yourName}
            autoComplete="name"
            maxLength={200}
            defaultValue={values.name ?? `${order.firstName} ${order.lastName}`.trim()}
            problem={null}
          />
          <TextField
            name="email"
            label={t.emailForTheConfirmation}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={values.email ?? order.email}
            problem={null}
          />
          <div>
            <label className={fieldStyles.label} htmlFor="reason">
              {t.reasonOptional}
            </label>
            <select className={fieldStyles.select} id="reason" name="reason" defaultValue={values.reason ?? ''}>
              <option value="">{t.preferNotToSay}</option>
              {Object.entries(reasons).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label className={fieldStyles.label} htmlFor="note">
              {t.noteOptional}
            </label>
            <textarea className={fieldStyles.input} id="note" name="note" rows={3} maxLength={1_000} defaultValue={values.note ?? ''} />
          </div>
          <p className={styles.hint}>{t.wellEmailYouConfirmationWithContent}</p>
          <Button type="submit" isWide size="large" aria-disabled={isSending} aria-busy={isSending}>
            {t.confirmWithdrawal}
          </Button>
        </form>
      )}
    </>
  );
}

function Period({ withdrawal: { periodEndsAt, isLate } }: Pick<WithdrawForm_order$data, 'withdrawal'>) {
  if (periodEndsAt == null) return <p>{t.withdrawalPeriodIsOpen}</p>;
  if (!isLate) return <p>{t.byOurRecordsYouCanWithdraw({ shownDay: shownDay(periodEndsAt) })}</p>;
  return <p>{t.byOurRecordsWithdrawalPeriodEnded({ shownDay: shownDay(periodEndsAt) })}</p>;
}

/** The goods without a right of withdrawal, and why. */
function Excluded({ lines }: Pick<WithdrawForm_order$data, 'lines'>) {
  return lines.map(
    ({ id, name, withdrawalException: exception }) =>
      exception &&
      !exception.isConditional && (
        <p key={id} className={styles.hint}>
          {name}: {exception.text}
        </p>
      ),
  );
}

interface ItemsProps {
  lines: WithdrawForm_order$data['lines'];
  /** What was entered before, by field. */
  values: Readonly<Record<string, string>>;
}

function Items({ lines, values }: ItemsProps) {
  const isSingle = lines.length === 1 && lines[0]?.withdrawableQuantity === 1;
  return (
    <fieldset className={styles.items}>
      <legend>{t.iWithdrawFromContract}</legend>
      <label className={styles.whole}>
        <input type="checkbox" name="whole" value="1" defaultChecked={values.whole !== undefined || isSingle} />
        {lines[0] && lines.length === 1 ? t.allOfItem({ name: lines[0].name }) : t.allItemsBelow}
      </label>
      {!isSingle &&
        lines.map(({ id, name, options, withdrawableQuantity: left, withdrawalException }) => {
          const field = `${quantityField}${id}`;
          return (
            <div key={id} className={styles.item}>
              <label htmlFor={field}>
                {name}
                {options.length > 0 && `, ${options.map((option) => `${option.name}: ${option.value}`).join(', ')}`}
                <span className={styles.hint}>{t.upTo({ left })}</span>
                {withdrawalException && <span className={styles.hint}>{` ${withdrawalException.text}`}</span>}
              </label>
              <input
                className={fieldStyles.input}
                id={field}
                name={field}
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                defaultValue={values[field] ?? '0'}
              />
            </div>
          );
        })}
    </fieldset>
  );
}
