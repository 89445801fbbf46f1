import { useState } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { AdminIcon, type AdminIconName } from '../../kit/AdminIcon.tsx';
import { DragHandle } from '../../kit/drag/DragHandle.tsx';
import { useSortableItem } from '../../kit/drag/SortableList.tsx';
import { CheckboxField, SelectField, TextField } from '../../kit/form/fields.tsx';
import styles from './content.module.css';
import type { MenuRow, Step } from './menuRows.ts';
import * as t from '../__generated__/messages.ts';

/** A page of the shop that a link can point to. */
interface Target {
  url: string;
  label: string;
}

export interface MenuRowFieldsProps {
  row: MenuRow;
  /** Groups of link targets, such as pages and categories. */
  targets: readonly { label: string; targets: readonly Target[] }[];
  /** The moves that are possible from the row's position. */
  steps: readonly Step[];
  errorOf: (field: 'label' | 'url' | 'icon') => string | undefined;
  onChange: (changes: Partial<MenuRow>) => void;
  onStep: (step: Step) => void;
  onRemove: () => void;
}

const icons = ['tag', 'truck', 'receipt', 'lock', 'search', 'cart', 'heart', 'compare', 'mail', 'user'];

const stepLooks: readonly { step: Step; label: string; icon: AdminIconName }[] = [
  { step: 'up', label: t.moveUp, icon: 'sortUp' },
  { step: 'down', label: t.moveDown, icon: 'sortDown' },
  { step: 'in', label: t.moveBelowPreviousLink, icon: 'chevronRight' },
  { step: 'out', label: t.moveToTopLevel, icon: 'chevronLeft' },
];

/** Fields of one menu link, which is moved with buttons or a drag handle. */
export function MenuRowFields(props: MenuRowFieldsProps) {
  const { row, targets, steps, errorOf, onChange } = props;
  const isKnown = targets.some((group) => group.targets.some(({ url }) => url === row.url));
  const [isOwn, setOwn] = useState(!isKnown);
  const name = row.label || t.untitledLink;
  const { item, handle } = useSortableItem(row.key);
  return (
    <li className={styles.row} data-below={row.isBelow || undefined} data-key={row.key} {...item}>
      <div className={styles.steps}>
        <DragHandle name={name} {...handle} />
        {stepLooks.map(({ step, label, icon }) => (
          <button
            key={step}
            type="button"
            className={styles.step}
            data-step={step}
            aria-label={t.stepOf({ step: label, name })}
            title={label}
            disabled={!steps.includes(step)}
            onClick={() => props.onStep(step)}
          >
            <AdminIcon name={icon} />
          </button>
        ))}
        <Button kind="quiet" size="small" aria-label={t.removeName({ name })} onClick={props.onRemove}>
          {t.remove}
        </Button>
      </div>
      <div className={styles.rowFields}>
        <TextField
          label={t.label}
          value={row.label}
          error={errorOf('label')}
          onChange={({ target }) => onChange({ label: target.value })}
        />
        <SelectField
          label={t.linkTo}
          value={isOwn ? '' : row.url}
          error={isOwn ? undefined : errorOf('url')}
          onChange={({ target }) => {
            setOwn(target.value === '');
            if (target.value !== '') onChange({ url: target.value });
          }}
        >
          {targets.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.targets.map(({ url, label }) => (
                <option key={url} value={url}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
          <option value="">{t.customUrl}</option>
        </SelectField>
        {isOwn && (
          <TextField
            label={t.url}
            hint={t.urlHint}
            value={row.url}
            error={errorOf('url')}
            onChange={({ target }) => onChange({ url: target.value })}
          />
        )}
        <SelectField label={t.icon} value={row.icon} error={errorOf('icon')} onChange={({ target }) => onChange({ icon: target.value })}>
          <option value="">{t.none}</option>
          {[...icons, ...(row.icon === '' || icons.includes(row.icon) ? [] : [row.icon])].map((icon) => (
            <option key={icon} value={icon}>
              {icon}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label={t.alsoShowInToolbar}
          checked={row.isInMobileToolbar}
          onChange={({ target }) => onChange({ isInMobileToolbar: target.checked })}
        />
      </div>
    </li>
  );
}
