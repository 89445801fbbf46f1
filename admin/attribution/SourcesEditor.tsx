import { Button } from '../../web/kit/Button.tsx';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import styles from '../settings/settings.module.css';

/** A host that the shop's own rules know. */
export interface Source {
  readonly kind: 'SEARCH' | 'SOCIAL';
  readonly host: string;
  readonly name: string;
  readonly parameter: string;
}

export interface SourcesEditorProps {
  sources: readonly Source[];
  /** By the field's name below `trafficSources`, such as `0.host`. */
  errorOf: (name: string) => string | undefined;
  onChange: (sources: readonly Source[]) => void;
}

const fresh: Source = { kind: 'SEARCH', host: '', name: '', parameter: '' };

/** Search engines and networks of one's own; they are asked before those that everybody knows. */
export function SourcesEditor({ sources, errorOf, onChange }: SourcesEditorProps) {
  const set = (index: number, changes: Partial<Source>) =>
    onChange(sources.map((source, at) => (at === index ? { ...source, ...changes } : source)));
  return (
    <>
      {sources.length === 0 && <p className={styles.note}>None besides those that everybody knows.</p>}
      <ul className={styles.list}>
        {sources.map((source, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no number of their own, and none of them is moved
          <li key={index} className={styles.source}>
            <SelectField
              label="Kind"
              value={source.kind}
              error={errorOf(`${index}.kind`)}
              onChange={({ target }) => set(index, { kind: target.value === 'SOCIAL' ? 'SOCIAL' : 'SEARCH' })}
            >
              <option value="SEARCH">Search engine</option>
              <option value="SOCIAL">Network</option>
            </SelectField>
            <TextField
              label="Host"
              value={source.host}
              placeholder="search.example"
              error={errorOf(`${index}.host`)}
              onChange={({ target }) => set(index, { host: target.value })}
            />
            <TextField
              label="Name in records"
              value={source.name}
              error={errorOf(`${index}.name`)}
              onChange={({ target }) => set(index, { name: target.value })}
            />
            <TextField
              label="Query parameter"
              value={source.parameter}
              placeholder="q"
              error={errorOf(`${index}.parameter`)}
              onChange={({ target }) => set(index, { parameter: target.value })}
            />
            <Button kind="quiet" size="small" onClick={() => onChange(sources.filter((_source, at) => at !== index))}>
              Remove<span className="visually-hidden"> source {index + 1}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="secondary" size="small" onClick={() => onChange([...sources, fresh])} disabled={sources.length >= 200}>
          Add a source
        </Button>
      </div>
    </>
  );
}
