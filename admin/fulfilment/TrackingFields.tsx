import { parcelCarriers, type CarrierCode } from '../../shared/fulfilment/carriers.ts';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import * as t from './__generated__/messages.ts';

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
  page: t.optionalReplacesCarriersOwn,
  none: t.optionalPageThatTracksShipment,
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
        label={t.carrier}
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
      {tracking.carrier === 'OTHER' && text('carrierName', t.carriersName)}
      {text('trackingNumber', t.trackingNumber, t.optionalYouCanAddItLater)}
      {text('service', t.service, t.optionalSuchAsExpress)}
      {text('trackingUrl', t.trackingLink, parcelCarriers[tracking.carrier].tracking === null ? urlHints.none : urlHints.page)}
    </>
  );
}
