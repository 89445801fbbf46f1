import { parcelCarriers, type CarrierCode } from '../../shared/fulfilment/carriers.ts';
import { SelectField, TextField } from '../kit/form/fields.tsx';

/** Carrier and tracking of a shipment, as entered. */
export interface Tracking {
  carrier: CarrierCode;
  carrierName: string;
  service: string;
  trackingNumber: string;
  trackingUrl: string;
}

// The keys of the table are its codes.
const codes = Object.keys(parcelCarriers) as CarrierCode[];

const urlHints: Record<'page' | 'none', string> = {
  page: 'Optional. Replaces the carrier’s own page.',
  none: 'Optional. The page that tracks the shipment.',
};

export interface TrackingFieldsProps {
  tracking: Tracking;
  /** Errors by field; empty or missing for a valid one. */
  errors: Readonly<Record<string, string>>;
  onChange: (tracking: Tracking) => void;
}

/** Fields for the carrier and tracking of a shipment. */
export function TrackingFields({ tracking, errors, onChange }: TrackingFieldsProps) {
  const text = (name: Exclude<keyof Tracking, 'carrier'>, label: string, hint?: string) => (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      value={tracking[name]}
      maxLength={name === 'trackingUrl' ? 500 : 60}
      inputMode={name === 'trackingUrl' ? 'url' : 'text'}
      autoComplete="off"
      error={errors[name] || undefined}
      onChange={({ target }) => onChange({ ...tracking, [name]: target.value })}
    />
  );
  return (
    <>
      <SelectField
        label="Carrier"
        value={tracking.carrier}
        error={errors.carrier || undefined}
        onChange={({ target }) => onChange({ ...tracking, carrier: codes.find((code) => code === target.value) ?? 'OTHER' })}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {parcelCarriers[code].name}
          </option>
        ))}
      </SelectField>
      {tracking.carrier === 'OTHER' && text('carrierName', 'Carrier’s name')}
      {text('trackingNumber', 'Tracking number', 'Optional. You can add it later.')}
      {text('service', 'Service', 'Optional, such as Express.')}
      {text('trackingUrl', 'Tracking link', parcelCarriers[tracking.carrier].tracking === null ? urlHints.none : urlHints.page)}
    </>
  );
}
