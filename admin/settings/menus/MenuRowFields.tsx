import { useState } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { AdminIcon, type AdminIconName } from '../../kit/AdminIcon.tsx';
import { DragHandle } from '../../kit/drag/DragHandle.tsx';
import { useSortableItem } from '../../kit/drag/SortableList.tsx';
import { CheckboxField, SelectField, TextField } from '../../kit/form/fields.tsx';
import styles from './content.module.css';
import type { MenuRow, Step } from './menuRows.ts';

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
  { step: 'up', label: 'Move up', icon: 'sortUp' },
  { step: 'down', label: 'Move down', icon: 'sortDown' },
  { step: 'in', label: 'Move below the previous link', icon: 'chevronRight' },
  { step: 'out', label: 'Move to the top level', icon: 'chevronLeft' },
];

/** Fields of one menu link, which is moved with buttons or a drag handle. */
export function MenuRowFields(props: MenuRowFieldsProps) {
  const { row, targets, steps, errorOf, onChange } = props;
  const isKnown = targets.some((group) => group.targets.some(({ url }) => url === row.url));
  const [isOwn, setOwn] = useState(!isKnown);
  const name = row.label || 'the new link';
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
            aria-label={`${label}: ${name}`}
            title={label}
            disabled={!steps.includes(step)}
            onClick={() => props.onStep(step)}
          >
            <AdminIcon name={icon} />
          </button>
        ))}
        <Button kind="quiet" size="small" onClick={props.onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
      <div className={styles.rowFields}>
        <TextField label="Label" value={row.label} error={errorOf('label')} onChange={({ target }) => onChange({ label: target.value })} />
        <SelectField
          label="Link to"
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
          <option value="">Custom address</option>
        </SelectField>
        {isOwn && (
          <TextField
            label="URL"
            hint="A path in the shop such as /shop/, or a URL that starts with https://."
            value={row.url}
            error={errorOf('url')}
            onChange={({ target }) => onChange({ url: target.value })}
          />
        )}
        <SelectField label="Icon" value={row.icon} error={errorOf('icon')} onChange={({ target }) => onChange({ icon: target.value })}>
          <option value="">None</option>
          {[...icons, ...(row.icon === '' || icons.includes(row.icon) ? [] : [row.icon])].map((icon) => (
            <option key={icon} value={icon}>
              {icon}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label="Also show in the toolbar on small screens"
          checked={row.isInMobileToolbar}
          onChange={({ target }) => onChange({ isInMobileToolbar: target.checked })}
        />
      </div>
    </li>
  );
}
