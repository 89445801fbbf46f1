import { useEffect, useRef } from 'react';
import { dealLimits } from '../../../shared/dealLimits.ts';
import { Button } from '../../kit/Button.tsx';
import fieldStyles from '../../kit/Field.module.css';
import { FieldProblem, problemProps } from '../../kit/forms/FieldProblem.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { useFormAction } from '../../kit/forms/useFormAction.ts';
import { Link } from '../../kit/Link.tsx';
import { submitDealPath } from '../dealsUrl.ts';
import { submitDealAction, type SubmitDealAnswer } from './submitDealAction.ts';
import styles from './SubmitDeal.module.css';
import * as t from '../__generated__/messages.ts';

export interface SubmitDealFormProps {
  /** The answer to the form that was sent without script. */
  answered: SubmitDealAnswer | null;
}

/** The form that submits a deal for review. */
export function SubmitDealForm({ answered }: SubmitDealFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { answer, isSending, submit } = useFormAction<SubmitDealAnswer>(submitDealAction, (error) => ({ error }), { answered });
  const { values, problems = {}, error, duplicate, mayContinue = false } = answer ?? {};
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus();
  }, [answer]);
  const common = (name: keyof typeof problems) => ({ name, defaultValue: values?.[name] ?? '', problem: problems[name] ?? null });
  const descriptionProblem = problems.description ?? null;
  return (
    // The server validates, with the same messages with and without script.
    <form ref={form} className={styles.form} method="post" action={submitDealPath} onSubmit={submit} noValidate aria-label={t.submitADeal}>
      {error !== undefined && (
        <div className={styles.problem} role="alert" tabIndex={-1}>
          <p>{error}</p>
          {duplicate && (
            <p>
              <Link to={duplicate.url}>{t.seeDeal({ title: duplicate.title })}</Link>
            </p>
          )}
        </div>
      )}
      {mayContinue && (
        <label className={styles.tick}>
          <input type="checkbox" name="isNew" value="1" /> {t.myDealIsNew}
        </label>
      )}
      <TextField
        {...common('url')}
        label={t.linkToTheDeal}
        hint={t.linkToTheDealHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={dealLimits.url}
      />
      <TextField {...common('title')} label={t.dealTitle} hint={t.dealTitleHint} autoComplete="off" maxLength={dealLimits.title} />
      <div className={styles.pair}>
        <TextField {...common('priceMinor')} label={t.dealPrice} isOptional inputMode="decimal" autoComplete="off" maxLength={12} />
        <TextField {...common('shippingMinor')} label={t.dealShipping} isOptional inputMode="decimal" autoComplete="off" maxLength={12} />
      </div>
      <div className={styles.pair}>
        <TextField {...common('code')} label={t.dealCode} isOptional autoComplete="off" maxLength={dealLimits.code} />
        <TextField {...common('endsAt')} label={t.dealEnds} isOptional type="date" />
      </div>
      <div data-field="description">
        <label className={fieldStyles.label} htmlFor="description">
          {t.dealDescription} <span className={styles.note}>{t.dealOptional}</span>
        </label>
        <textarea
          {...problemProps('description', descriptionProblem)}
          className={fieldStyles.input}
          id="description"
          name="description"
          rows={7}
          maxLength={dealLimits.description}
          defaultValue={values?.description ?? ''}
        />
        <FieldProblem field="description" problem={descriptionProblem} />
      </div>
      <Button type="submit" isWide size="large" aria-disabled={isSending} aria-busy={isSending}>
        {isSending ? t.sending : t.submitDealButton}
      </Button>
    </form>
  );
}
